import { useMutation } from '@tanstack/react-query'
import { useRights } from '@/access/can'
import { ActionRow, ActionRows } from '@/admin/ui/box/action-rows'
import { Section } from '@/admin/ui/box/section'
import { Trash2 } from '@/admin/ui/icon/icons'
import { deletion } from '@/admin/ui/record/deletion'
import { LinkList } from '@/admin/ui/record/link-list'
import { PictureGrid } from '@/admin/ui/record/picture-grid'
import { RowAction } from '@/admin/ui/table/row-action'
import { type EstadoTarea, estadoOf, llevadoDesde } from '@/entities/fases/estado'
import { FASE_LABELS, type Fase } from '@/entities/fases/options'
import { tareas } from '@/entities/fases/queries'
import { type Tarea, tareasDe } from '@/entities/fases/tarea'
import { daysBetween } from '@/shared/lib/dias'
import { formatDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { ArchivoList } from '@/shared/ui/archivo/archivo-list'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { StateBadge, type StateColor } from '@/shared/ui/control/state-badge'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Pencil, Plus } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import type { ProcesoSearch } from './search'

const LOOKS: Record<EstadoTarea, readonly [StateColor, string]> = {
  HECHA: ['green', 'Hecha'],
  ATRASADA: ['red', 'Atrasada'],
  SIN_ANOTAR: ['gray', 'Sin anotar'],
  EN_CURSO: ['blue', 'En curso'],
  PENDIENTE: ['gray', 'Pendiente'],
}

/** From when until when, and what is left of it, in a sentence. */
function daysOf({ desde, hasta, hecha }: Tarea, hoy: string, estado: EstadoTarea): string {
  if (hecha) return `Hecha el ${formatDay(hecha)}.`
  if (!hasta) return desde ? `Desde el ${formatDay(desde)}, sin fecha límite.` : 'Sin fechas.'
  if (estado === 'SIN_ANOTAR')
    return `No está anotado si se hizo. La plantilla decía hasta el ${formatDay(hasta)}.`
  const span = desde ? `Del ${formatDay(desde)} al ${formatDay(hasta)}` : `Hasta el ${formatDay(hasta)}`
  const left = daysBetween(hoy, hasta)
  return left < 0 ? `${span}, hace ${plural(-left, 'día', 'días')}.` : `${span}.`
}

function TareaRow({ tarea, hoy, llevado }: { tarea: Tarea; hoy: string; llevado: string }) {
  const { id, titulo, responsable, enlaces, imagenes, archivos = [], nota, hecha } = tarea
  const { canEdit, canDelete } = useRights('rendicion')
  const patch = useSearchPatch<ProcesoSearch>()
  const { confirm } = useOverlays()
  const { mutate: update } = useMutation(tareas.update)
  const { mutate: remove } = useMutation(tareas.remove)
  const estado = estadoOf(tarea, hoy, llevado)
  const [color, word] = LOOKS[estado]
  return (
    <ActionRow
      action={
        <Group gap="xs">
          {canEdit && !hecha && (
            <Button
              variant="default"
              onClick={() =>
                update({
                  id,
                  next: { hecha: hoy },
                  base: tarea,
                  toast: { title: 'Tarea marcada como hecha' },
                })
              }
            >
              Marcar hecha<span className="solo-lectores">: {titulo}</span>
            </Button>
          )}
          {canEdit && (
            <RowAction icon={Pencil} verb="Editar" record={titulo} onClick={() => patch({ tarea: id })} />
          )}
          {canDelete && (
            <RowAction
              icon={Trash2}
              verb="Eliminar"
              record={titulo}
              danger
              onClick={async () => {
                if (await confirm(deletion(`la tarea «${titulo}»`))) remove([id])
              }}
            />
          )}
        </Group>
      }
    >
      <Group gap="xs">
        <Text strong>{titulo}</Text>
        <StateBadge color={color}>{word}</StateBadge>
      </Group>
      <Text size="sm" dimmed>
        {daysOf(tarea, hoy, estado)} {responsable ? `Responsable: ${responsable}.` : 'Sin responsable.'}
      </Text>
      {nota && <Text size="sm">{nota}</Text>}
      {enlaces.length > 0 && <LinkList links={enlaces} />}
      {archivos.length > 0 && <ArchivoList archivos={archivos} label={`Archivos de ${titulo}`} />}
      <PictureGrid sources={imagenes} title={titulo} noun="Fotografía" />
    </ActionRow>
  )
}

type FaseSectionProps = { list: readonly Tarea[]; ejercicio: number; fase: Fase; hoy: string }

/** One of the four phases, with its tasks. */
export function FaseSection({ list, ejercicio, fase, hoy }: FaseSectionProps) {
  const { canCreate } = useRights('rendicion')
  const patch = useSearchPatch<ProcesoSearch>()
  const own = tareasDe(list, ejercicio, fase)
  const llevado = llevadoDesde(list, ejercicio)
  const done = own.filter(({ hecha }) => hecha).length
  return (
    <Section
      title={FASE_LABELS[fase]}
      beside={
        canCreate && (
          <Button
            variant="default"
            leftSection={<Plus size={18} aria-hidden />}
            onClick={() => patch({ nuevaTarea: fase })}
          >
            Agregar tarea<span className="solo-lectores">: {FASE_LABELS[fase]}</span>
          </Button>
        )
      }
    >
      <Stack gap="xs">
        <Text>
          {own.length > 0 ? `Hechas: ${done} de ${plural(own.length, 'tarea', 'tareas')}.` : 'Sin tareas.'}
        </Text>
        <ActionRows>
          {own.map((tarea) => (
            <TareaRow key={tarea.id} tarea={tarea} hoy={hoy} llevado={llevado} />
          ))}
        </ActionRows>
      </Stack>
    </Section>
  )
}
