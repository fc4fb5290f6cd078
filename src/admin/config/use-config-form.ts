import { schemaResolver } from '@mantine/form'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { Tab } from '@/admin/shell/config-tabs'
import { type SavedForm, useSavedForm } from '@/admin/ui/form/use-saved-form'
import { SAVED_FOR, useReach } from '@/admin/ui/record/reach'
import { configFormOver } from '@/entities/configuracion/config-form'
import type { Configuracion } from '@/entities/configuracion/configuracion'
import { configuracion } from '@/entities/configuracion/queries'
import { withScheme } from '@/shared/lib/url'

const SEGURIDAD = [
  'sesionTimeout',
  'intentosMaximos',
  'passwordMinLength',
  'requiereMayusculas',
  'requiereNumeros',
  'requiereSimbolos',
]
const BACKUP = [
  'backupAutomatico',
  'frecuenciaBackup',
  'retencionBackup',
  'notificacionesEmail',
  'notificacionesSMS',
  'emailSistema',
  'telefonoSistema',
  'mesesDatosReporte',
]

/** The tab of a field, so that the tab with an error can be opened. */
function tabOf(field: string): Tab {
  if (SEGURIDAD.includes(field)) return 'seguridad'
  return BACKUP.includes(field) ? 'backup' : 'general'
}

/** One form over the whole configuration, shared by three tabs, so that changing tabs loses nothing. */
export function useConfigForm(onInvalid: (tab: Tab) => void): SavedForm<Configuracion> {
  const { data } = useSuspenseQuery(configuracion.query)
  const save = useMutation(configuracion.save)
  const alcance = SAVED_FOR[useReach()]
  return useSavedForm<Configuracion>({
    kind: 'config',
    stored: data,
    validate: schemaResolver(configFormOver(data), { sync: true }),
    save: (values, base) =>
      save.mutateAsync({ next: { ...values, sitioWeb: withScheme(values.sitioWeb) }, base, alcance }),
    onWrong: (errors) => onInvalid(tabOf(Object.keys(errors)[0]?.split('.')[0] ?? '')),
  })
}
