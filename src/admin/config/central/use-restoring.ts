import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  lookAtCopy,
  openCopy,
  restoreCopy,
  type SeenCopy,
  sendCopy,
  sendPhotos,
} from '@/access/central/restoring'
import type { Step } from '@/access/central/steps'
import type { MutationMeta } from '@/shared/query/toast'
import { knownHere } from './known-here'

/** A copy that lies at the central, and that nothing was done with yet. */
type Brought = {
  id: string
  codigo: string
  /** It was a custodian's, and was opened. */
  abierta?: true
}

/** One that the central has looked at. */
type Looked = Brought & { seen: SeenCopy }

const lookMeta: MutationMeta = { failure: 'La copia no sirve.' }
/** What is wrong with the words stands below them. */
const openMeta: MutationMeta = { failure: null }
const bringMeta: MutationMeta = { failure: 'Las fotografías no llegaron a la central.' }
const restoreMeta: MutationMeta = { failure: 'La copia no se repuso.' }

/** The steps by which a copy is brought to a central that nobody has claimed, opened, and put back there. */
export function useRestoring(onLookFailed: (error: Error) => void) {
  const [step, setStep] = useState<Step | null>(null)
  const [looked, setLooked] = useState<Looked | null>(null)
  const [closed, setClosed] = useState<Brought | null>(null)
  const [words, setWords] = useState('')
  const [without, setWithout] = useState(false)
  const finish = { onSettled: () => setStep(null) }

  /** What the central says of the copy; one that is still closed is kept until somebody has its key. */
  async function lookAgain(copy: Brought): Promise<void> {
    setStep({ paso: 'La central revisa la copia' })
    const seen = await lookAtCopy(copy.id, copy.codigo)
    setLooked(seen && { ...copy, seen })
    setClosed(seen ? null : copy)
  }

  const look = useMutation({
    mutationFn: async ({ file, codigo }: { file: File; codigo: string }) =>
      lookAgain({ id: await sendCopy(file, codigo, setStep), codigo }),
    onSuccess: () => {
      setWithout(false)
      bring.reset()
      opening.reset()
    },
    onError: onLookFailed,
    ...finish,
    meta: lookMeta,
  })
  const opening = useMutation({
    mutationFn: async (copy: Brought) => {
      await openCopy(copy.id, copy.codigo, words, setStep)
      await lookAgain({ ...copy, abierta: true })
    },
    onSuccess: () => setWords(''),
    ...finish,
    meta: openMeta,
  })
  const bring = useMutation({
    mutationFn: async ({ copy, files }: { copy: Looked; files: File[] }) => {
      await sendPhotos({ ...copy, faltantes: copy.seen.faltantes }, files, setStep)
      await lookAgain(copy)
    },
    ...finish,
    meta: bringMeta,
  })
  const restore = useMutation({
    mutationFn: async ({ id, codigo }: Looked) => {
      // A device whose own lists can't be read puts the copy back all the same.
      const known = await knownHere().catch(() => null)
      return { known, entran: await restoreCopy(id, codigo, without, setStep) }
    },
    ...finish,
    meta: restoreMeta,
  })

  return {
    step,
    looked,
    closed,
    words,
    setWords,
    without,
    setWithout,
    look,
    opening,
    bring,
    restore,
    busy: look.isPending || opening.isPending || bring.isPending || restore.isPending,
    /** Another file is chosen. */
    forget(): void {
      setLooked(null)
      setClosed(null)
    },
  }
}
