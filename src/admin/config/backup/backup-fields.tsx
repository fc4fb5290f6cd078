import { SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { hasCentral } from '@/access/central/mark'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { type Configuracion, FRECUENCIAS, type Frecuencia } from '@/entities/configuracion/configuracion'
import { options } from '@/shared/lib/form/options'
import { Stack } from '@/shared/ui/box/layout'
import { CheckField } from '@/shared/ui/form/check-field'
import { SelectField, TextField } from '@/shared/ui/form/fields'

const FRECUENCIA_LABELS: Record<Frecuencia, string> = {
  DIARIO: 'Diario',
  SEMANAL: 'Semanal',
  MENSUAL: 'Mensual',
}

/** How often this browser keeps a copy, for how long, and where notices go. */
export function BackupFields({ form }: { form: UseFormReturnType<Configuracion> }) {
  const central = hasCentral()
  const check = (field: keyof Configuracion) => form.getInputProps(field, { type: 'checkbox' })
  return (
    <Stack>
      <CheckField
        label="Backup automático"
        description="Una copia completa en este navegador, cuando toca."
        {...check('backupAutomatico')}
      />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <SelectField
          label="Frecuencia"
          options={options(FRECUENCIAS, FRECUENCIA_LABELS)}
          {...form.getInputProps('frecuenciaBackup')}
        />
        <WholeInput label="Retención (días)" {...form.getInputProps('retencionBackup')} />
        {central && (
          <WholeInput
            label="Datos de quien reporta (meses)"
            description="La central los quita de los reportes corregidos o cerrados pasado este tiempo."
            {...form.getInputProps('mesesDatosReporte')}
          />
        )}
        <CheckField
          label="Notificaciones por email"
          description={
            central
              ? 'Si la central tiene correo. A quién: «Avisos y correo».'
              : 'Se guarda, pero sin una central no se envía nada.'
          }
          {...check('notificacionesEmail')}
        />
        <CheckField
          label="Notificaciones por SMS"
          description={
            central
              ? 'Se guarda, pero la central no envía mensajes de texto.'
              : 'Se guarda, igual que la anterior.'
          }
          {...check('notificacionesSMS')}
        />
        <TextField label="Email del sistema" type="email" {...form.getInputProps('emailSistema')} />
        <TextField label="Teléfono del sistema" type="tel" {...form.getInputProps('telefonoSistema')} />
      </SimpleGrid>
    </Stack>
  )
}
