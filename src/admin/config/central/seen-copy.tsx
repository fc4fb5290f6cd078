import type { SeenCopy } from '@/access/central/restoring'
import { Details } from '@/admin/ui/record/details'
import { formatMoment } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { Callout } from '@/shared/ui/box/callout'

/** What a person knows a copy by, before it is put back. */
export function SeenCopyDetails({ seen }: { seen: SeenCopy }) {
  const { brigada, creada, ultimo, version, registros, cuentas, fotografias, faltan, contada } = seen
  const momentOf = (instant: string | null) => (instant ? formatMoment(instant) : 'La copia no lo dice')
  return (
    <>
      <Details
        rows={[
          ['Brigada', brigada || 'La copia no lo dice'],
          ['Hecha el', momentOf(creada)],
          ['Último cambio', momentOf(ultimo)],
          ['Versión de los datos', String(version)],
          ['Registros', formatNumber(registros)],
          ['Cuentas', formatNumber(cuentas)],
          [
            'Fotografías',
            faltan > 0
              ? `${formatNumber(fotografias)}, y ${plural(faltan, 'no está', 'no están')} en el archivo`
              : formatNumber(fotografias),
          ],
        ]}
      />
      {!contada && (
        <Callout color="orange" role="status">
          Es de una versión que no anotaba cuánto lleva: si le faltara algo, la central no podría saberlo.
          Compare estas cifras con las que espera.
        </Callout>
      )}
    </>
  )
}
