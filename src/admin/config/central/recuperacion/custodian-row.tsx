import { useMutation } from '@tanstack/react-query'
import { endCustodian } from '@/access/central/custodios'
import type { Custodian } from '@/access/central/devices'
import { COPIES_KEY } from '@/admin/shell/data/central-copies'
import { ActionRow } from '@/admin/ui/box/action-rows'
import { useNow } from '@/admin/ui/record/age'
import { ago } from '@/shared/lib/ago'
import { formatMoment } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'
import type { MutationMeta } from '@/shared/query/toast'
import { Button } from '@/shared/ui/control/button'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'

const meta: MutationMeta = {
  success: { title: 'Ese equipo deja de guardar la copia', message: 'La borra cuando abra la aplicación.' },
  failure: 'No se pudo quitar ese equipo.',
  invalidates: [COPIES_KEY, 'custodia'],
}

/** A device that keeps the copy of the night: whose it is, and what it has. */
export function CustodianRow({ custodian }: { custodian: Custodian }) {
  const { id, persona, equipo, copia, fotos, de, visto } = custodian
  const { confirm } = useOverlays()
  const now = useNow()
  const end = useMutation({ mutationFn: () => endCustodian(id), meta })
  const ask = async () => {
    const sure = await confirm({
      title: `Que el equipo de ${persona} deje de guardar la copia`,
      question:
        'Cuando abra la aplicación borra la que tiene. Si era la única copia fuera de la estación, no queda otra.',
      confirm: 'Dejar de guardar',
      cancel: 'Cancelar',
      danger: true,
    })
    if (sure) end.mutate()
  }
  return (
    <ActionRow
      action={
        <Button
          variant="subtle"
          aria-label={`Dejar de guardar la copia en el equipo de ${persona}`}
          loading={end.isPending}
          onClick={() => void ask()}
        >
          Dejar de guardar
        </Button>
      }
    >
      <Text strong>
        {persona} · {equipo}
      </Text>
      <Text size="sm">
        {copia
          ? `La copia del ${formatMoment(copia)}, ${ago(copia, now)}. Fotografías: ${formatNumber(fotos)} de ${formatNumber(de)}.`
          : 'Todavía ninguna copia completa.'}
      </Text>
      <Text size="sm" dimmed>
        Abrió la aplicación {ago(visto, now)}.
      </Text>
    </ActionRow>
  )
}
