import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Explained } from '@/admin/ui/box/explained'
import { ImportModal } from '@/admin/ui/import/import-modal'
import type { Gasto, Ingreso } from '@/entities/presupuesto/partida'
import { cortes } from '@/entities/presupuesto/queries'
import { toDay } from '@/shared/lib/fecha'
import type { ImportBatch } from '@/shared/lib/file/import-plan'
import type { ImportResult } from '@/shared/lib/file/import-result'
import { diaFault } from '@/shared/lib/form/dia-limites'
import { SpokenError } from '@/shared/lib/spoken-error'
import { Callout } from '@/shared/ui/box/callout'
import { TriangleAlert } from '@/shared/ui/icon/icons'
import { CorteField } from './fields'
import type { Born, Side } from './sides'

type Read = Pick<ImportResult<unknown>, 'corte' | 'ejercicio'>

type CedulaImportProps<T extends Ingreso | Gasto> = {
  side: Side<T>
  list: readonly T[]
  born: Born
  rights: { canEdit: boolean; canDelete: boolean }
  onClose: () => void
}

type OtherYearProps = { shown: number; said: number | undefined }

/** Warns that the file is of another fiscal year than the one that the page shows. */
function OtherYear({ shown, said }: OtherYearProps) {
  if (said === undefined || shown === said) return null
  return (
    <Callout
      color="orange"
      icon={<TriangleAlert aria-hidden />}
      title={`El archivo es del ejercicio ${said}`}
    >
      Así lo dice su título, y en la página se ve el {shown}: lo que importe quedará en el {shown}.
    </Callout>
  )
}

export function CedulaImport<T extends Ingreso | Gasto>({
  side,
  born,
  rights,
  ...rest
}: CedulaImportProps<T>) {
  const importing = useMutation(side.importing)
  const saving = useMutation(cortes.imported)
  /** What the person wrote in place of the day that a file says. */
  const [typed, setTyped] = useState<{ over: string; fecha: string }>()
  const fechaOf = ({ corte = '' }: Read) => (typed?.over === corte ? typed.fecha : corte)
  const faultOf = (result: Read) => diaFault(fechaOf(result), 'SUCESO', toDay(new Date()))

  const save = async (batch: ImportBatch<T>, result: Read) => {
    const wrong = rights.canEdit && faultOf(result)
    if (wrong) throw new SpokenError(`«Cifras al»: ${wrong.sentence}`)
    await importing.mutateAsync({ ...batch, added: batch.added.map((line) => ({ ...line, ...born })) })
    // The lines are stored by now: a day that can't be kept is told, and the page has its own way to write it.
    if (rights.canEdit)
      await saving
        .mutateAsync({ lado: side.name, ejercicio: born.ejercicio, fecha: fechaOf(result) })
        .catch(() => {})
  }
  return (
    <ImportModal
      title={`Importar cédula de ${side.name}`}
      importer={side.importer}
      rights={rights}
      save={save}
      also={(result) => (
        <>
          <OtherYear shown={born.ejercicio} said={result.ejercicio} />
          {rights.canEdit && (
            <CorteField
              value={fechaOf(result)}
              // A file may name a day that is yet to come, before anybody types one.
              error={result.corte === fechaOf(result) ? faultOf(result)?.sentence : undefined}
              onChange={(fecha) => setTyped({ over: result.corte ?? '', fecha })}
            />
          )}
        </>
      )}
      {...rest}
    >
      <Explained
        about="lo que se importa"
        more="Los códigos pueden venir como 53.08.02, 530802 o 5.3.08.02, y los valores como 1.234,56 o 1,234.56. Los títulos pueden ocupar varias filas, y los totales no se importan. Una partida que ya está se actualiza, y una celda vacía no cambia nada."
      >
        Hacen falta las columnas Partida, Denominación y Codificado.
      </Explained>
    </ImportModal>
  )
}
