import { useMutation } from '@tanstack/react-query'
import { ActionRow, ActionRows } from '@/admin/ui/box/action-rows'
import { More } from '@/admin/ui/box/more'
import { CATEGORIA_LABELS } from '@/entities/inventario/item'
import type { Categoria } from '@/entities/inventario/options'
import { type Plan, reglaText } from '@/entities/inventario/plan/plan'
import { planes as planesResource } from '@/entities/inventario/plan/queries'
import { planDe, SUGERENCIAS } from '@/entities/inventario/plan/sugerencias'
import { entryOf } from '@/shared/lib/entry-of'
import { plural } from '@/shared/lib/plural'
import { countBy } from '@/shared/lib/text'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Plus } from '@/shared/ui/icon/icons'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { useKeptFocus } from '@/shared/ui/overlay/use-kept-focus'
import { Text, Title } from '@/shared/ui/text/text'
import type { Vencimientos } from './use-vencimientos'

type Words = Pick<Plan, 'categoria' | 'palabra' | 'regla' | 'cada' | 'unidad' | 'fuera' | 'fuente' | 'firma'>

const quienes = ({ categoria, palabra }: Words): string =>
  [categoria && (entryOf(CATEGORIA_LABELS, categoria as Categoria) ?? categoria), palabra]
    .filter(Boolean)
    .join(': ')

const about = (plan: Words): string =>
  [reglaText(plan), plan.firma && 'lo hace una empresa', quienes(plan), plan.fuente]
    .filter(Boolean)
    .join(' · ')

type PlanesDialogProps = {
  vencimientos: Vencimientos
  canEdit: boolean
  onNew: () => void
  onEdit: (plan: Plan) => void
  onShow: (plan: Plan) => void
  onClose: () => void
}

function Own({ vencimientos, canEdit, onEdit, onShow }: PlanesDialogProps) {
  const { mutate: remove } = useMutation(planesResource.remove)
  const { confirm } = useOverlays()
  const all = [...vencimientos.porItem.values()].flat()
  const items = new Map(countBy(all, ({ plan }) => plan?.id ?? ''))
  const lacking = new Map(
    countBy(
      all.filter(({ falta }) => falta),
      ({ plan }) => plan?.id ?? '',
    ),
  )
  const ask = async (plan: Plan) => {
    const sure = await confirm({
      title: 'Eliminar plan',
      question: `¿Está seguro de eliminar el plan «${plan.nombre}»? Lo que ya se hizo se conserva.`,
      confirm: 'Eliminar',
      cancel: 'Cancelar',
      danger: true,
    })
    if (sure) remove([plan.id])
  }
  return (
    <ActionRows>
      {vencimientos.planes.map((plan) => {
        const lack = lacking.get(plan.id) ?? 0
        return (
          <ActionRow
            key={plan.id}
            action={
              <Group gap="xs">
                <Button variant="subtle" onClick={() => onShow(plan)}>
                  {plural(items.get(plan.id) ?? 0, 'item', 'items')}
                  <span className="solo-lectores"> de {plan.nombre}</span>
                </Button>
                {canEdit && (
                  <>
                    <Button variant="subtle" onClick={() => onEdit(plan)}>
                      Editar<span className="solo-lectores"> {plan.nombre}</span>
                    </Button>
                    <Button variant="subtle" color="gray" onClick={() => void ask(plan)}>
                      Eliminar<span className="solo-lectores"> {plan.nombre}</span>
                    </Button>
                  </>
                )}
              </Group>
            }
          >
            <Text strong>{plan.nombre}</Text>
            <Text size="sm" dimmed>
              {about(plan)}
            </Text>
            {lack > 0 && (
              <Text size="sm">{`Falta un dato en ${plural(lack, 'item', 'items')}: ábralos para escribirlo.`}</Text>
            )}
          </ActionRow>
        )
      })}
    </ActionRows>
  )
}

function Suggested({ vencimientos: { planes, hoy } }: Pick<PlanesDialogProps, 'vencimientos'>) {
  const { mutate: take, isPending } = useMutation(planesResource.tomar)
  const taken = new Set(planes.map(({ id }) => id))
  const open = SUGERENCIAS.map((one) => ({ ...one, record: planDe(one, hoy) })).filter(
    ({ record }) => !taken.has(record.id),
  )
  const groups = [...new Set(open.map(({ de }) => de))]
  if (groups.length === 0) return null
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        Sugerencias
      </Title>
      <Text size="sm" dimmed>
        Tome las que su brigada sigue y cambie lo que haga falta. En el Ecuador la NFPA es ley solo donde un
        reglamento la nombra.
      </Text>
      {groups.map((de) => (
        <More key={de} summary={de}>
          <ActionRows>
            {open
              .filter((one) => one.de === de)
              .map(({ clave, record }) => (
                <ActionRow
                  key={clave}
                  action={
                    <Button
                      variant="default"
                      disabled={isPending}
                      onClick={() =>
                        take({ records: [record], toast: { title: `Plan agregado: ${record.nombre}` } })
                      }
                    >
                      Tomar
                      <span className="solo-lectores">
                        : {record.nombre}, {record.fuente}
                      </span>
                    </Button>
                  }
                >
                  <Text strong>{record.nombre}</Text>
                  <Text size="sm" dimmed>
                    {about(record)}
                  </Text>
                </ActionRow>
              ))}
          </ActionRows>
        </More>
      ))}
    </Stack>
  )
}

/** The brigade's plans, and what may be taken as one. */
export function PlanesDialog(props: PlanesDialogProps) {
  const { vencimientos, canEdit, onNew, onClose } = props
  const { planes } = vencimientos
  const kept = useKeptFocus<HTMLDivElement>(planes.length)
  return (
    <Dialog onClose={onClose} title="Planes de revisión" size="lg">
      <Stack ref={kept} tabIndex={-1} role="group" aria-label="Planes">
        {planes.length === 0 ? (
          <Text>Diga qué se revisa y cada cuánto, y el panel le avisa de lo que toca.</Text>
        ) : (
          <Own {...props} />
        )}
        {canEdit && (
          <>
            <Group>
              <Button variant="default" leftSection={<Plus size={18} aria-hidden />} onClick={onNew}>
                Agregar plan
              </Button>
            </Group>
            <Suggested vencimientos={vencimientos} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}
