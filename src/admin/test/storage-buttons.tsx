import { useMutation } from '@tanstack/react-query'
import { useCan } from '@/access/user-query'
import { Eraser, FlaskConical, RefreshCw, RotateCcw } from '@/admin/ui/icon/icons'
import { eventosRepository } from '@/entities/eventos/eventos'
import { eventosList } from '@/entities/eventos/module'
import { mediosRepository } from '@/entities/galeria/medios'
import { mediosList } from '@/entities/galeria/module'
import { miembrosRepository } from '@/entities/personal/miembros'
import { miembrosList } from '@/entities/personal/module'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { clearAll, reload, testStorage } from './actions'

const reloadPersonal = reload(miembrosList, miembrosRepository, { title: 'Personal recargado' })
const reloadGaleria = reload(mediosList, mediosRepository, { title: 'Galería recargada' })
const reloadEventos = reload(eventosList, eventosRepository, { title: 'Eventos recargados' })

const CLEAR = {
  title: 'Limpiar todo',
  question:
    'Se borra todo lo guardado en este navegador: registros, fotografías, borradores, copias y cuarentena. Vuelven los datos de ejemplo y no se puede deshacer. Si algo le hace falta, descargue antes una copia completa en Configuración.',
  confirm: 'Limpiar todo',
  danger: true,
}

/** The actions on the storage (spec §2.23). */
export function StorageButtons({ onRefresh, busy }: { onRefresh: () => void; busy: boolean }) {
  const test = useMutation(testStorage)
  const personal = useMutation(reloadPersonal)
  const galeria = useMutation(reloadGaleria)
  const eventos = useMutation(reloadEventos)
  const clear = useMutation(clearAll)
  const { confirm } = useOverlays()
  const canEdit = useCan('config:edit')
  const askAndClear = async () => {
    if (await confirm(CLEAR)) clear.mutate()
  }
  const reloads = [
    ['Recargar personal', personal],
    ['Recargar galería', galeria],
    ['Recargar eventos', eventos],
  ] as const
  return (
    <Group gap="xs">
      <Button
        leftSection={<FlaskConical size={18} aria-hidden />}
        loading={test.isPending}
        onClick={() => test.mutate()}
      >
        Probar almacenamiento
      </Button>
      <Button
        variant="default"
        leftSection={<RefreshCw size={18} aria-hidden />}
        loading={busy}
        onClick={onRefresh}
      >
        Actualizar
      </Button>
      {canEdit && (
        <>
          {reloads.map(([label, { mutate, isPending }]) => (
            <Button
              key={label}
              variant="default"
              leftSection={<RotateCcw size={18} aria-hidden />}
              loading={isPending}
              onClick={() => mutate()}
            >
              {label}
            </Button>
          ))}
          <Button
            variant="danger"
            leftSection={<Eraser size={18} aria-hidden />}
            loading={clear.isPending}
            onClick={() => void askAndClear()}
          >
            Limpiar todo
          </Button>
        </>
      )}
    </Group>
  )
}
