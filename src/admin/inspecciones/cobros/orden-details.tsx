import { PrintButton } from '@/admin/ui/print/print-button'
import { PrintedPaper, Signatures } from '@/admin/ui/print/printed-paper'
import { Details } from '@/admin/ui/record/details'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { ordenesList } from '@/entities/inspecciones/cobros/listas'
import type { Pago } from '@/entities/inspecciones/cobros/pago'
import { COMO_LABELS, ESTADO_ORDEN_LABELS } from '@/entities/inspecciones/cobros/pagos'
import { usd } from '@/entities/inspecciones/cobros/palabras'
import { formatDay } from '@/shared/lib/fecha'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { numeroDe } from './columns'
import { Lineas, PrintedLineas } from './lineas'
import type { CobrosSearch } from './search'
import type { Cobro, Cobros } from './use-cobros'

const pagoText = ({ recibo, dia, como, referencia }: Pago): string =>
  [`Recibo ${recibo}`, formatDay(dia), COMO_LABELS[como], referencia].filter(Boolean).join(' · ')

const ofNumber = ({ ruc, establecimiento }: Pick<Cobro, 'ruc' | 'establecimiento'>) =>
  [ruc, establecimiento].filter(Boolean).join(' · ')

/** The order on paper, and once it is paid with its receipt. */
function PrintedOrden({ cobro }: { cobro: Cobro }) {
  const { tramite, ano, dia, nombre, paga, ruc, establecimiento, direccion, parroquia } = cobro
  const { lineas, total, por, anulada, motivo, pago } = cobro
  const lines = [
    [`Para ${nombre}`, ruc && `RUC o cédula ${ruc}`, establecimiento && `Establecimiento ${establecimiento}`],
    [paga && paga !== nombre && `Paga ${paga}`],
    [[direccion, parroquia].filter(Boolean).join(', ')],
    [`${tramite} ${ano}`],
    [anulada && `ANULADA el ${formatDay(anulada)}: ${motivo}`],
    [pago && `PAGADA. ${pagoText(pago)}`],
  ].flatMap((parts) => parts.filter(Boolean).join(' · ') || [])
  return (
    <PrintedPaper
      institucion={useInstitucion()}
      title={`Orden de pago ${cobro.numero}`}
      subject={<span>Hecha el {formatDay(dia)}</span>}
    >
      {() => (
        <>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <PrintedLineas lineas={lineas} total={total} pagada={pago !== undefined} />
          <Signatures of={[por || 'Quien hizo la orden', 'Recaudación']} />
        </>
      )}
    </PrintedPaper>
  )
}

type OrdenDetailsProps = { cobro: Cobro; cobros: Cobros; onClose: () => void }

/** An order as it was worked out, how it stands, and what may be done with it. */
export function OrdenDetails({ cobro, cobros: { pagos, rights }, onClose }: OrdenDetailsProps) {
  const patch = useSearchPatch<CobrosSearch>()
  const { nombre, paga, tramite, ano, dia, estado, pago, exoneracion, anulada, motivo, anulo, por } = cobro
  const before = pagos.filter(({ orden, anulado }) => orden === cobro.id && anulado)
  const canPay = rights.canPay && estado === 'POR_COBRAR'
  return (
    <Dialog onClose={onClose} title={nombre} size="lg">
      <Stack gap="sm">
        {anulada && pago && (
          <Callout
            color="red"
            role="status"
            title={`Se recibió ${usd(pago.centavos)} y la orden está anulada`}
          >
            Devuelva el dinero o anótelo en otra orden. Después se anula este pago y se escribe qué se hizo.
          </Callout>
        )}
        <Lineas lineas={cobro.lineas} total={cobro.total} />
        <Details
          of={[ordenesList.key, cobro.id]}
          rows={[
            ['Estado', ESTADO_ORDEN_LABELS[estado]],
            ['Pago', pago && pagoText(pago)],
            ['Orden', numeroDe(cobro)],
            ['Qué se cobra', `${tramite} ${ano}`],
            ['Quién paga', paga],
            ['RUC', ofNumber(cobro)],
            ['Dirección', [cobro.direccion, cobro.parroquia].filter(Boolean).join(', ')],
            ['Exonerada por', exoneracion && `${exoneracion.por}: ${exoneracion.motivo}`],
            ['Hecha', [formatDay(dia), por].filter(Boolean).join(', por ')],
            ['Anulada', anulada && `${formatDay(anulada)}, por ${anulo}: ${motivo}`],
            ...before.map(
              (one) =>
                [
                  'Pago anulado',
                  `Recibo ${one.recibo}, ${formatDay(one.anulado)}, por ${one.anulo}: ${one.motivo}`,
                ] as const,
            ),
          ]}
        />
        <PrintedOrden cobro={cobro} />
        <DialogFooter>
          {rights.canAnnul && (pago || !anulada) && (
            <Button
              variant="subtle"
              color="gray"
              onClick={() => patch({ abre: pago ? 'anular-pago' : 'anular-orden' })}
            >
              {pago ? 'Anular el pago' : 'Anular la orden'}
            </Button>
          )}
          <PrintButton />
          {canPay && <Button onClick={() => patch({ abre: 'pagar' })}>Marcar pagada</Button>}
        </DialogFooter>
      </Stack>
    </Dialog>
  )
}
