import { ListCount } from '@/admin/ui/print/list-count'
import { PrintedSheet } from '@/admin/ui/print/printed-sheet'
import { asShown } from '@/admin/ui/table/table-search'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { activeMiembros } from '@/entities/personal/directory'
import type { Miembro } from '@/entities/personal/miembro'

const COLUMNS = [
  { header: 'Nombre', width: '30%' },
  { header: 'Cargo', width: '23%' },
  { header: 'Área', width: '19%' },
  { header: 'Firma', width: '28%' },
] as const

/** Those of the shown staff who are active, on paper, each with room to sign. */
export function PrintedNomina({ shown, of }: { shown: readonly Miembro[]; of: number }) {
  return (
    <PrintedSheet
      institucion={useInstitucion()}
      title="Nómina del personal"
      subject={
        <span>
          <ListCount list={activeMiembros(shown)} of={of} words={['persona activa', 'personas activas']} />
        </span>
      }
      columns={COLUMNS}
      rows={() =>
        activeMiembros(asShown(shown)).map(({ id, nombres, cargo, area }) => ({
          id,
          cells: [nombres, cargo, area, ''],
        }))
      }
      signatures={['Talento Humano', 'Jefatura']}
    />
  )
}
