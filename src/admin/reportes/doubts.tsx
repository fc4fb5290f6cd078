import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { hasCentral } from '@/access/central/mark'
import { reportes } from '@/entities/reportes/queries'
import type { Reporte } from '@/entities/reportes/reporte'
import { formatMoment } from '@/shared/lib/fecha'
import { Callout } from '@/shared/ui/box/callout'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { TriangleAlert } from '@/shared/ui/icon/icons'
import { useKeptFocus } from '@/shared/ui/overlay/use-kept-focus'
import { Text } from '@/shared/ui/text/text'

/** In a list: what the staff noted about a report, and that its author wants it deleted. */
export const DoubtBadges = ({ report }: { report: Reporte }) => (
  <>
    {report.infundado && <StateBadge outline>Sin fundamento</StateBadge>}
    {report.silenciado && <StateBadge outline>Teléfono silenciado</StateBadge>}
    {report.olvidar && <StateBadge outline>Pide que se borre</StateBadge>}
  </>
)

type NoteProps = { title: string; children: ReactNode; action?: ReactNode }

const Note = ({ title, children, action }: NoteProps) => (
  <Callout color="orange" role="status" icon={<TriangleAlert aria-hidden />} title={title}>
    <Group apart gap="xs">
      <Text size="sm">{children}</Text>
      {action}
    </Group>
  </Callout>
)

type DoubtsProps = {
  report: Reporte
  /** Missing for those who may not edit. */
  onMute?: (() => void) | undefined
}

const PHOTOS_GO = 'Un día después de la marca, la central borra las fotografías que envió su teléfono.'

/** `mute` and the buttons are missing without a central, because only a central can refuse a phone. */
function useDoubts({ report, onMute }: DoubtsProps) {
  const update = useMutation(reportes.update)
  const mute = hasCentral() ? onMute : undefined
  const write = (next: Pick<Reporte, 'infundado'> | Pick<Reporte, 'silenciado'>, title: string) =>
    update.mutate({ id: report.id, next, toast: { title } })
  const button = (label: string, onClick: () => void) =>
    mute && (
      <Button variant="default" loading={update.isPending} onClick={onClick}>
        {label}
      </Button>
    )
  return { mute, write, button }
}

/** Says that a report is unfounded, that its phone is silenced and why, or that its author wants it deleted. */
export function DoubtNotes(props: DoubtsProps) {
  const { infundado, silenciado, olvidar } = props.report
  const { write, button } = useDoubts(props)
  const box = useKeptFocus<HTMLDivElement>(`${infundado}${silenciado}`)
  if (!olvidar && !infundado && !silenciado) return null
  return (
    <Stack ref={box} tabIndex={-1} gap="xs">
      {olvidar && (
        <Note title="Quien reportó pide que se borre">
          Lo pidió el {formatMoment(olvidar)}. Al eliminar el reporte se van también su nombre, correo,
          teléfono y fotografías.
        </Note>
      )}
      {infundado && (
        <Note
          title="Sin fundamento"
          action={button('Quitar la marca', () => write({ infundado: false }, 'Ya no está sin fundamento'))}
        >
          El personal no encontró nada de lo que dice.{hasCentral() && ` ${PHOTOS_GO}`}
        </Note>
      )}
      {silenciado && (
        <Note
          title="Teléfono silenciado"
          action={button('Volver a recibir', () => write({ silenciado: '' }, 'La central vuelve a recibir'))}
        >
          {silenciado}
          {hasCentral() && ` ${PHOTOS_GO}`}
        </Note>
      )}
    </Stack>
  )
}

/** Marks a report as unfounded, or silences the phone that sent it. */
export function DoubtActions(props: DoubtsProps) {
  const { infundado, silenciado } = props.report
  const { mute, write, button } = useDoubts(props)
  const box = useKeptFocus<HTMLDivElement>(`${infundado}${silenciado}`)
  if (!mute || (infundado && silenciado)) return null
  return (
    <Group ref={box} tabIndex={-1} gap="xs">
      {!infundado &&
        button('Marcar sin fundamento', () => write({ infundado: true }, 'Marcado sin fundamento'))}
      {!silenciado && button('Silenciar el teléfono', mute)}
    </Group>
  )
}
