import { SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Configuracion } from '@/entities/configuracion/configuracion'
import { DegreesInput } from '@/shared/ui/degrees-input'

/** Who the brigade is and where; every public page reads it from here (contract §7). */
export function GeneralFields({ form }: { form: UseFormReturnType<Configuracion> }) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
      <TextInput label="Nombre de la institución" required {...form.getInputProps('nombreInstitucion')} />
      <TextInput label="Cantón" required {...form.getInputProps('canton')} />
      <TextInput
        label="Dirección"
        required
        autoComplete="street-address"
        {...form.getInputProps('direccion')}
      />
      <TextInput
        label="Teléfono"
        required
        type="tel"
        autoComplete="tel"
        {...form.getInputProps('telefono')}
      />
      <TextInput label="Email" required type="email" autoComplete="email" {...form.getInputProps('email')} />
      <TextInput
        label="Sitio web"
        type="url"
        placeholder="https://"
        autoComplete="url"
        {...form.getInputProps('sitioWeb')}
      />
      <DegreesInput label="Latitud" {...form.getInputProps('coordenadas.lat')} />
      <DegreesInput label="Longitud" {...form.getInputProps('coordenadas.lng')} />
    </SimpleGrid>
  )
}
