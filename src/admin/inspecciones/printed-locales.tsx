import { PrintedSheet } from '@/admin/ui/print/printed-sheet'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import type { Local } from '@/entities/inspecciones/local'
import { CLASE_LABELS, RIESGO_LABELS } from '@/entities/inspecciones/locales'
import { formatNumber } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'

const COLUMNS = [
  { header: 'Local', width: '20%' },
  { header: 'RUC' },
  { header: 'Est.' },
  { header: 'Clase', width: '14%' },
  { header: 'Riesgo' },
  { header: 'Dirección', width: '22%' },
  { header: 'Dueño', width: '18%' },
  { header: 'm²', align: 'right' },
] as const

/** The filtered premises on paper. */
export function PrintedLocales({ list, filtered }: { list: readonly Local[]; filtered: boolean }) {
  return (
    <PrintedSheet
      institucion={useInstitucion()}
      title="Locales y dueños"
      subject={
        <span>
          {plural(list.length, 'local', 'locales')}
          {filtered && ' (lista filtrada)'}
        </span>
      }
      columns={COLUMNS}
      rows={() =>
        list.map((local) => ({
          id: local.id,
          cells: [
            local.nombre,
            local.ruc,
            local.establecimiento,
            local.clase && CLASE_LABELS[local.clase],
            local.riesgo && RIESGO_LABELS[local.riesgo],
            [local.direccion, local.parroquia].filter(Boolean).join(', '),
            local.dueno,
            local.area === undefined ? '' : formatNumber(local.area),
          ],
        }))
      }
      wide
      dense
      signatures={[]}
    />
  )
}
