import { useRef, useState } from 'react'
import type { DecimalMark } from '@/shared/lib/file/amount'
import { type ImportResult, refuse } from '@/shared/lib/file/import-result'

type Read<T> = (file: Blob, mark?: DecimalMark) => Promise<ImportResult<T>>

/** Reads one chosen file at a time; choosing another one replaces it. `answer` reads it again, with this mark. */
export function useImport<T>(read: Read<T>) {
  const [file, setFile] = useState<File>()
  const [mark, setMark] = useState<DecimalMark>()
  /** Null before a file is chosen and while it is read. */
  const [result, setResult] = useState<ImportResult<T> | null>(null)
  const turn = useRef(0)

  const take = async (next: File | undefined, said?: DecimalMark) => {
    if (!next) return
    turn.current += 1
    const mine = turn.current
    setFile(next)
    setMark(said)
    // The question stays where it is while its answer is applied.
    if (!said) setResult(null)
    const outcome = await read(next, said).catch((error: unknown) => {
      console.error('Error al leer el archivo', error)
      return refuse('El archivo no se pudo leer.')
    })
    if (mine === turn.current) setResult(outcome)
  }
  return { name: file?.name ?? '', result, mark, take, answer: (said: DecimalMark) => take(file, said) }
}
