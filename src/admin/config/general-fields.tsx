import { SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Configuracion } from '@/entities/configuracion/configuracion'
import { DegreesInput } from '@/shared/ui/form/degrees-input'
import { TextField } from '@/shared/ui/form/fields'
import { UrlField } from '@/shared/ui/form/url-field'
import { Text } from '@/shared/ui/text/text'
import classes from './config.module.css'

/** Who the brigade is and where; every public page reads it from here (contract §7). */
export function GeneralFields({ form }: { form: UseFormReturnType<Configuracion> }) {
  return (
    <>
      <Text size="sm" className={classes.notice}>
        Se ve en este equipo, hasta que una central o una nueva publicación del sitio lo lleve a los demás.
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
        <UrlField label="Sitio web" autoComplete="url" {...form.getInputProps('sitioWeb')} />
        <DegreesInput label="Latitud" {...form.getInputProps('coordenadas.lat')} />
        <DegreesInput label="Longitud" {...form.getInputProps('coordenadas.lng')} />
        <TextField
          label="WhatsApp de la estación"
          description="Opcional. A este número escribe la gente sus reportes y mensajes."
          type="tel"
          placeholder="099 123 4567"
          {...form.getInputProps('whatsapp')}
        />
      </SimpleGrid>
    </>
  )
}
