import { ActionRow, ActionRows } from '@/admin/ui/box/action-rows'
import { Section } from '@/admin/ui/box/section'
import type { Pago } from '@/entities/inspecciones/cobros/pago'
import { COMO_LABELS } from '@/entities/inspecciones/cobros/pagos'
import { usd } from '@/entities/inspecciones/cobros/palabras'
import { formatDay } from '@/shared/lib/fecha'
import { Button } from '@/shared/ui/control/button'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Text } from '@/shared/ui/text/text'
import type { CobrosSearch } from './search'
import type { Cobros } from './use-cobros'

const aboutOf = ({ dia, como, referencia, por }: Pago): string =>
  [formatDay(dia), COMO_LABELS[como], referencia, por && `cobró ${por}`].filter(Boolean).join(' · ')

/** Money that came in for orders which aren't here: it stands in no list of orders and in no sum. */
export function PagosSinOrden({ cobros: { perdidos, rights } }: { cobros: Cobros }) {
  const patch = useSearchPatch<CobrosSearch>()
  if (perdidos.length === 0) return null
  return (
    <Section title="Pagos sin orden">
      <Text>
        Se recibió este dinero y su orden no está en este equipo: no suma en lo cobrado. Mire si el equipo que
        hizo la orden ya se conectó. Si no va a llegar, se hace otra orden; si el pago sigue aquí, anote en
        ella el recibo y {rights.canAnnul ? 'anule este.' : 'pida a la jefatura que anule este.'}
      </Text>
      <ActionRows>
        {perdidos.map((pago) => (
          <ActionRow
            key={pago.id}
            action={
              rights.canAnnul && (
                <Button
                  variant="default"
                  aria-label={`Anular el pago del recibo ${pago.recibo}`}
                  onClick={() => patch({ ver: pago.id, abre: 'anular-pago' })}
                >
                  Anular
                </Button>
              )
            }
          >
            <Text strong>
              Recibo {pago.recibo}: {usd(pago.centavos)}
            </Text>
            <Text size="sm">{aboutOf(pago)}</Text>
          </ActionRow>
        ))}
      </ActionRows>
    </Section>
  )
}
