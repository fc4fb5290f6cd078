import { Text } from '@mantine/core'
import { ImportModal } from '@/admin/ui/import/import-modal'
import type { PreviewColumn } from '@/admin/ui/import/import-preview'
import { Amount } from '@/admin/ui/record/amount'
import type { Gasto, Ingreso } from '@/entities/presupuesto/partida'
import type { ImportResult } from '@/shared/lib/file/import-result'
import type { Draft } from '@/shared/storage/stored-module'

type Row = Draft<Ingreso> | Draft<Gasto>

const amount = <T extends Row>(header: string, usdOf: (line: T) => number): PreviewColumn<T> => ({
  header,
  align: 'right',
  cell: (line) => <Amount usd={usdOf(line)} />,
})

const COMMON: readonly PreviewColumn<Row>[] = [
  { header: 'Partida', cell: ({ partida }) => partida },
  { header: 'Denominación', cell: ({ denominacion }) => denominacion },
  amount('Codificado', ({ codificado }) => codificado),
  amount('Devengado', ({ devengado }) => devengado),
]

export const ingresoPreview: readonly PreviewColumn<Draft<Ingreso>>[] = [
  ...COMMON,
  amount('Recaudado', ({ recaudado }) => recaudado),
]

export const gastoPreview: readonly PreviewColumn<Draft<Gasto>>[] = [
  ...COMMON,
  amount('Pagado', ({ pagado }) => pagado),
]

type CedulaImportProps<T> = {
  title: string
  read: (file: Blob) => Promise<ImportResult<T>>
  columns: readonly PreviewColumn<T>[]
  save: (rows: T[]) => Promise<unknown>
  onClose: () => void
}

export function CedulaImport<T>(props: CedulaImportProps<T>) {
  return (
    <ImportModal {...props}>
      <Text size="sm">
        Hacen falta las columnas Partida, Denominación y Codificado. Los códigos pueden venir como 53.08.02,
        530802 o 5.3.08.02, y los valores como 1.234,56 o 1,234.56. Los totales no se importan.
      </Text>
    </ImportModal>
  )
}
