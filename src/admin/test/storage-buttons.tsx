import { useMutation } from '@tanstack/react-query'
import { useCan } from '@/access/current-user'
import type { ModuleList } from '@/access/module'
import { lossWords } from '@/admin/shell/central-words'
import { Eraser, FlaskConical, RefreshCw, RotateCcw } from '@/admin/ui/icon/icons'
import { REACH_WORDS, type Reach, useReach } from '@/admin/ui/record/reach'
import { eventosList } from '@/entities/eventos/module'
import { eventosRepository } from '@/entities/eventos/queries'
import { mediosList } from '@/entities/galeria/module'
import { mediosRepository } from '@/entities/galeria/queries'
import { miembrosList } from '@/entities/personal/module'
import { miembrosRepository } from '@/entities/personal/queries'
import { plural } from '@/shared/lib/plural'
import { readWhole } from '@/shared/storage/entry/whole'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { useCentral } from '@/sync/state'
import { clearAll, reload, testStorage } from './actions'

const reloadPersonal = reload(miembrosList, miembrosRepository, { title: 'Personal recargado' })
const reloadGaleria = reload(mediosList, mediosRepository, { title: 'Galería recargada' })
const reloadEventos = reload(eventosList, eventosRepository, { title: 'Eventos recargados' })

const CLEAR = { title: 'Limpiar todo', confirm: 'Limpiar todo', danger: true }

const CLEARED =
  'Se borra todo lo guardado en este navegador: registros, fotografías, borradores, copias y cuarentena. No se puede deshacer.'
const CLEARED_ALONE =
  'Vuelven los datos de ejemplo. Si algo le hace falta, descargue antes una copia completa en Configuración.'
const CLEARED_JOINED =
  'En la central y en los demás equipos no cambia nada, y ella vuelve a llenar este equipo en cuanto haya red.'

type Reloadable = Pick<ModuleList, 'key' | 'title' | 'seed'>

/** What a list holds and what comes in its place, before a central takes it to every device. */
async function reloadQuestion({ key, title, seed }: Reloadable, reach: Reach) {
  const here = await readWhole({ key })
  const count = plural(Array.isArray(here) ? here.length : 0, 'registro', 'registros')
  return {
    title: `Recargar ${title.toLowerCase()}`,
    question: `Se quitan ${count} de ${title} y quedan los ${seed().length} de ejemplo. ${REACH_WORDS[reach]}`,
    confirm: 'Poner los de ejemplo',
    danger: true,
  }
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
  const reach = useReach()
  const state = useCentral()
  const askAndClear = async () => {
    const then = reach === 'equipo' ? CLEARED_ALONE : CLEARED_JOINED
    const lost = reach !== 'equipo' && state ? lossWords(state) : ''
    const question = [CLEARED, then, lost].filter(Boolean).join(' ')
    if (await confirm({ ...CLEAR, question })) clear.mutate(reach)
  }
  const askAndReload = async (list: Reloadable, go: () => void) => {
    if (reach === 'equipo' || (await confirm(await reloadQuestion(list, reach)))) go()
  }
  const reloads = [
    ['Recargar personal', personal, miembrosList],
    ['Recargar galería', galeria, mediosList],
    ['Recargar eventos', eventos, eventosList],
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
          {reloads.map(([label, { mutate, isPending }, list]) => (
            <Button
              key={label}
              variant="default"
              leftSection={<RotateCcw size={18} aria-hidden />}
              loading={isPending}
              onClick={() => void askAndReload(list, () => mutate())}
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
