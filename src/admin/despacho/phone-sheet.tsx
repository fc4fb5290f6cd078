import { PrintedSheet } from '@/admin/ui/print/printed-sheet'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import type { Miembro } from '@/entities/personal/miembro'

/** Everybody's telephone on paper, for the day on which nothing else works. */
export function PhoneSheet({ people }: { people: readonly Miembro[] }) {
  return (
    <PrintedSheet
      institucion={useInstitucion()}
      title="Teléfonos del personal"
      subject="Para llamar a mano cuando no hay avisos"
      columns={[
        { header: 'Persona', width: '30%' },
        { header: 'Cargo', width: '22%' },
        { header: 'Teléfono', width: '20%' },
        { header: '¿Viene? ¿En cuántos minutos?', width: '28%' },
      ]}
      rows={() =>
        people.map(({ id, nombres, cargo, telefono }) => ({ id, cells: [nombres, cargo, telefono, ''] }))
      }
      signatures={[]}
    />
  )
}
