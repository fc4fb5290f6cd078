import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { anotar } from '@/entities/registro-servicios/queries'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import { type Lista, listaOf, withLista } from './changes'

/** One of a call's lists, and how it is changed: each change is written at once, and shows before it is on disk. */
export function useLista(registro: RegistroServicio, lista: Lista) {
  const { mutateAsync } = useMutation(anotar)
  const [writing, setWriting] = useState<string[] | null>(null)
  const value = writing ?? listaOf(registro, lista)
  const change = (after: string[]) => {
    setWriting(after)
    mutateAsync({ id: registro.id, change: withLista(lista, value, after) })
      .catch(() => undefined)
      .finally(() => setWriting((latest) => (latest === after ? null : latest)))
  }
  return { value, change }
}
