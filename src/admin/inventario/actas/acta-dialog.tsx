import { PrintButton } from '@/admin/ui/print/print-button'
import { PrintedSheet } from '@/admin/ui/print/printed-sheet'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { ACTA_LABELS, type Acta, actaSaid, actaTitle } from '@/entities/inventario/actas/acta'
import { formatNumber, formatUsd } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { Stack } from '@/shared/ui/box/layout'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { Text } from '@/shared/ui/text/text'

const COLUMNS = [
  { header: 'Bien', width: '34%' },
  { header: 'Serie o código', width: '18%' },
  { header: 'Estado' },
  { header: 'Ubicación', width: '20%' },
  { header: 'Cant.', align: 'right' },
  { header: 'Valor unitario', align: 'right' },
] as const

const signers = ({ tipo, entrega, recibe }: Acta) =>
  tipo === 'BAJA'
    ? ['Guardalmacén', 'Jefatura']
    : [`Entrega: ${entrega || '____________'}`, `Recibe: ${recibe || '____________'}`]

/** An act as it was made, and its paper to sign. */
export function ActaDialog({ acta, onClose }: { acta: Acta; onClose: () => void }) {
  const institucion = useInstitucion()
  const { numero, tipo, bienes } = acta
  return (
    <Dialog onClose={onClose} title={actaTitle(acta)} size="lg">
      <Stack gap="sm">
        <Text>{actaSaid(acta)}</Text>
        {!numero && (
          <Text size="sm" strong role="status">
            El número lo da la central cuando reciba el acta. Si la imprime antes, queda un espacio para
            escribirlo.
          </Text>
        )}
        <Text strong>{plural(bienes.length, 'bien', 'bienes')}</Text>
        <ul>
          {bienes.map(({ item, nombre, numeroSerie, cantidad }) => (
            <li key={item}>
              {[`${formatNumber(cantidad)} × ${nombre}`, numeroSerie && `Serie ${numeroSerie}`]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
        <DialogFooter>
          <PrintButton what="el acta" />
        </DialogFooter>
      </Stack>
      <PrintedSheet
        institucion={institucion}
        title={numero ? actaTitle(acta) : `${ACTA_LABELS[tipo]} N.º ____________`}
        subject={<span>{actaSaid(acta)}</span>}
        columns={COLUMNS}
        rows={() =>
          bienes.map((bien) => ({
            id: bien.item,
            cells: [
              bien.nombre,
              bien.numeroSerie,
              bien.estado,
              bien.ubicacion,
              formatNumber(bien.cantidad),
              formatUsd(bien.valorEstimado),
            ],
          }))
        }
        signatures={signers(acta)}
      />
    </Dialog>
  )
}
