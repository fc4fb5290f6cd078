import { Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { ImportModal } from '@/admin/ui/import/import-modal'
import type { Importer } from '@/admin/ui/import/importer'
import { Amount } from '@/admin/ui/record/amount'
import { importGastos, importIngresos, planPartidas } from '@/entities/presupuesto/cedula-import'
import type { Gasto, Ingreso } from '@/entities/presupuesto/partida'
import type { ImportRow } from '@/shared/lib/file/import-plan'
import type { Side } from './sides'

type Line = { partida: string; denominacion: string }
export type CedulaImporter<T extends Ingreso | Gasto> = Importer<T, ImportRow<T>>

const nameOf = ({ partida, denominacion }: Line) => `${partida} ${denominacion}`

const CODE = [
  { field: 'partida', header: 'Partida', cell: ({ partida }: Line) => partida, brief: true },
  {
    field: 'denominacion',
    header: 'Denominación',
    cell: ({ denominacion }: Line) => denominacion,
    brief: true,
  },
] as const

const amount = <F extends string>(field: F, header: string, brief?: true) => ({
  field,
  header,
  align: 'right' as const,
  cell: (line: Record<F, number>) => <Amount usd={line[field]} />,
  ...(brief && { brief }),
})

export const ingresoImporter: CedulaImporter<Ingreso> = {
  read: importIngresos,
  plan: planPartidas,
  nameOf,
  columns: [
    ...CODE,
    amount('codificado', 'Codificado', true),
    amount('devengado', 'Devengado', true),
    amount('recaudado', 'Recaudado', true),
    amount('saldoDevengar', 'Saldo por devengar'),
  ],
}

export const gastoImporter: CedulaImporter<Gasto> = {
  read: importGastos,
  plan: planPartidas,
  nameOf,
  columns: [
    ...CODE,
    amount('codificado', 'Codificado', true),
    amount('comprometido', 'Comprometido'),
    amount('devengado', 'Devengado', true),
    amount('pagado', 'Pagado', true),
    amount('saldoComprometer', 'Saldo por comprometer'),
    amount('saldoDevengar', 'Saldo por devengar'),
  ],
}

type CedulaImportProps<T extends Ingreso | Gasto> = {
  side: Side<T>
  list: readonly T[]
  rights: { canEdit: boolean; canDelete: boolean }
  onClose: () => void
}

export function CedulaImport<T extends Ingreso | Gasto>({ side, ...rest }: CedulaImportProps<T>) {
  const { mutateAsync } = useMutation(side.importing)
  return (
    <ImportModal
      title={`Importar cédula de ${side.name}`}
      importer={side.importer}
      save={mutateAsync}
      {...rest}
    >
      <Text size="sm">
        Hacen falta las columnas Partida, Denominación y Codificado. Los códigos pueden venir como 53.08.02,
        530802 o 5.3.08.02, y los valores como 1.234,56 o 1,234.56. Los totales no se importan. Una partida
        que ya está se actualiza, y una celda vacía no cambia nada.
      </Text>
    </ImportModal>
  )
}
