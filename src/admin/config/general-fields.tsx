import { SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { SEEN_BY, useReach } from '@/admin/ui/record/reach'
import type { Configuracion } from '@/entities/configuracion/configuracion'
import { DegreesInput } from '@/shared/ui/form/degrees-input'
import { SelectField, TextField } from '@/shared/ui/form/fields'
import { UrlField } from '@/shared/ui/form/url-field'
import { Text } from '@/shared/ui/text/text'
import classes from './config.module.css'
import { PlaceField } from './place-field'

/** Who the brigade is and where; every public page reads it from here (contract §7). */
export function GeneralFields({ form }: { form: UseFormReturnType<Configuracion> }) {
  const reach = useReach()
  return (
    <>
      <Text size="sm" className={classes.notice}>
        {SEEN_BY[reach]}
      </Text>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <TextField label="Nombre de la institución" required {...form.getInputProps('nombreInstitucion')} />
        <TextField label="Cantón" required {...form.getInputProps('canton')} />
        <TextField
          label="Dirección"
          required
          autoComplete="address-line1"
          {...form.getInputProps('direccion')}
        />
        <TextField
          label="Teléfono"
          required
          type="tel"
          autoComplete="tel"
          {...form.getInputProps('telefono')}
        />
        <TextField
          label="Email"
          required
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <UrlField
          label="Sitio web"
          note={`La dirección donde se abre esta aplicación. Va en los enlaces que se comparten${reach === 'equipo' ? '.' : ' y en las invitaciones del personal.'}`}
          autoComplete="url"
          {...form.getInputProps('sitioWeb')}
        />
        <DegreesInput label="Latitud" {...form.getInputProps('coordenadas.lat')} />
        <DegreesInput label="Longitud" {...form.getInputProps('coordenadas.lng')} />
        <PlaceField form={form} />
        <TextField
          label="WhatsApp de la estación"
          description={
            reach === 'equipo'
              ? 'Opcional. A este número escribe la gente sus reportes y mensajes.'
              : 'Opcional. Los reportes y mensajes llegan a la central; a este número escribe quien además comparte su reporte por WhatsApp.'
          }
          type="tel"
          placeholder="099 123 4567"
          {...form.getInputProps('whatsapp')}
        />
        <SelectField
          label="Hora de la brigada"
          description="Con ella se leen las fechas, los turnos y quién está de guardia."
          options={[
            ['America/Guayaquil', 'Ecuador continental'],
            ['Pacific/Galapagos', 'Galápagos, una hora menos'],
          ]}
          {...form.getInputProps('zona')}
        />
        <TextField
          label="Delegado de protección de datos"
          description="Opcional. Quién contesta por los datos de las personas. Sale en la página de privacidad."
          {...form.getInputProps('delegadoDatos')}
        />
        <TextField
          label="Correo o teléfono del delegado"
          description="Opcional. Sale en la página de privacidad."
          {...form.getInputProps('delegadoContacto')}
        />
        <WholeInput label="Días para contestar pedidos sobre datos" {...form.getInputProps('diasDatos')} />
      </SimpleGrid>
    </>
  )
}
