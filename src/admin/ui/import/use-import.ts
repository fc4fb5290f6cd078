import { useRef, useState } from 'react'
import type { DecimalMark } from '@/shared/lib/file/amount'
import { type ImportResult, refuse, type Said } from '@/shared/lib/file/import-result'
import { columnsFor } from './remembered-columns'

type Read<T> = (file: Blob, said: Said) => Promise<ImportResult<T>>

/** What a person said of the file that is open. */
type Answers = { mark?: DecimalMark; columns?: { shape: string; fields: readonly string[] } }

/**
 * Reads one chosen file at a time; choosing another one replaces it. `answer` reads it again, with what was said. Its
 * columns are taken as the last file of its shape, until somebody says otherwise.
 */
export function useImport<T>(read: Read<T>) {
  const [file, setFile] = useState<File>()
  const [answers, setAnswers] = useState<Answers>({})
  /** Null before a file is chosen and while it is read. */
  const [result, setResult] = useState<ImportResult<T> | null>(null)
  /** While it is read, also once more with an answer: `result` is what it was before. */
  const [reading, setReading] = useState(false)
  const turn = useRef(0)

  const open = async (next: File, said: Answers) => {
    turn.current += 1
    const mine = turn.current
    setFile(next)
    setAnswers(said)
    setReading(true)
    const { mark, columns } = said
    const columnsOf = (shape: string) => (columns?.shape === shape ? columns.fields : columnsFor(shape))
    const outcome = await read(next, { mark, columns: columnsOf }).catch((error: unknown) => {
      console.error('Error al leer el archivo', error)
      return refuse('El archivo no se pudo leer.')
    })
    if (mine !== turn.current) return
    setResult(outcome)
    setReading(false)
  }
  const take = async (next: File | undefined) => {
    if (!next) return
    setResult(null)
    await open(next, {})
  }
  /** The question stays where it is while its answer is applied. */
  const answer = async (more: Answers) => {
    if (file) await open(file, { ...answers, ...more })
  }
  return { name: file?.name ?? '', result, reading, answers, take, answer }
}
