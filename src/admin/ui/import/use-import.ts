import { useRef, useState } from 'react'
import { type ImportResult, refuse } from '@/shared/lib/file/import-result'

/** Reads one chosen file at a time; choosing another one replaces it. */
export function useImport<T>(read: (file: Blob) => Promise<ImportResult<T>>) {
  const [name, setName] = useState('')
  /** Null before a file is chosen and while it is read. */
  const [result, setResult] = useState<ImportResult<T> | null>(null)
  const turn = useRef(0)

  const take = async (file: File | undefined) => {
    if (!file) return
    turn.current += 1
    const mine = turn.current
    setName(file.name)
    setResult(null)
    const outcome = await read(file).catch(() => refuse('El archivo no se pudo leer.'))
    if (mine === turn.current) setResult(outcome)
  }
  return { name, result, take }
}
