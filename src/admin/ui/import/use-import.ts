import { useRef, useState } from 'react'
import type { DecimalMark } from '@/shared/lib/file/amount'
import { type ImportResult, refuse, type Said } from '@/shared/lib/file/import-result'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'
import { rememberedWords } from './remembered-words'

/** More shapes of files than a brigade imports; the oldest goes. */
const MOST = 20

/** Somebody may have edited storage by hand: what is no choice counts as missing. */
function remembered() {
  const { columnasImportadas: chosen } = readPreferences()
  return Array.isArray(chosen) ? chosen.filter((one) => Array.isArray(one?.campos)) : []
}

/** What was chosen on this device for the columns of the last file of this shape. */
const columnsFor = (shape: string): readonly string[] | undefined =>
  remembered().find(({ forma }) => forma === shape)?.campos

export function rememberColumns(forma: string, campos: readonly string[]): void {
  const others = remembered().filter((one) => one.forma !== forma)
  setPreference('columnasImportadas', [{ forma, campos }, ...others].slice(0, MOST))
}

type Read<T> = (file: Blob, said: Said) => Promise<ImportResult<T>>

/** What a person said of the file that is open. */
type Answers = {
  mark?: DecimalMark
  columns?: { shape: string; fields: readonly string[] }
  replies?: Readonly<Record<string, string>>
  /** By `of/word`. */
  words?: Readonly<Record<string, string>>
  names?: boolean
}

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
    const { mark, columns, replies, names } = said
    const kept = rememberedWords()
    const words = (of: string, word: string) => said.words?.[`${of}/${word}`] ?? kept(of, word)
    const columnsOf = (shape: string) => (columns?.shape === shape ? columns.fields : columnsFor(shape))
    const all: Said = { mark, columns: columnsOf, replies, words, names }
    const outcome = await read(next, all).catch((error: unknown) => {
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
