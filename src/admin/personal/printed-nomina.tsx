import { PrintedSheet } from '@/admin/ui/print/printed-sheet'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import type { Miembro } from '@/entities/personal/miembro'
import { plural } from '@/shared/lib/plural'

const COLUMNS = [
  { header: 'Nombre', width: '30%' },
  { header: 'Cargo', width: '23%' },
  { header: 'Área', width: '19%' },
  { header: 'Firma', width: '28%' },
] as const

/** Those of the shown staff who are active, on paper, each with room to sign. */
export function PrintedNomina({ people, filtered }: { people: readonly Miembro[]; filtered: boolean }) {
  return (
    <PrintedSheet
      institucion={useInstitucion()}
      title="Nómina del personal"
      subject={
        <span>
          {plural(people.length, 'persona activa', 'personas activas')}
          {filtered && ' (lista filtrada)'}
        </span>
      }
      columns={COLUMNS}
      rows={() => people.map(({ id, nombres, cargo, area }) => ({ id, cells: [nombres, cargo, area, ''] }))}
      signatures={['Talento Humano', 'Jefatura']}
    />
  )
}
