import { useMutation } from '@tanstack/react-query'
import { ImportModal } from '@/admin/ui/import/import-modal'
import type { Gasto, Ingreso } from '@/entities/presupuesto/partida'
import { Text } from '@/shared/ui/text/text'
import type { Side } from './sides'

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
