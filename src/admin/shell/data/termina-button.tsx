import { useMutation } from '@tanstack/react-query'
import { useCan, useUser } from '@/access/current-user'
import type { Termina } from '@/access/module'
import { listRepository } from '@/access/repository'
import { MODULES } from '@/entities/modules'
import { createWriting } from '@/shared/query/writing'
import { Button } from '@/shared/ui/control/button'

/** Writes into the list of this key; the module's own, so that what all of them read of one list is read once. */
function writingOf(key: string) {
  const list = MODULES.flatMap(({ lists = [] }) => lists).find((one) => one.key === key)
  if (!list) throw new Error(`No module stores ${key}`)
  return createWriting(listRepository(list), 'No se pudo anotar.')
}

/** The tap that ends what is due. `de`: the line that it belongs to, for whoever doesn't see it beside. */
export function TerminaButton({ termina, de }: { termina: Termina; de: string }) {
  const { lista, permission, palabra, hecho, registros } = termina
  const user = useUser()
  const may = useCan(permission)
  const { mutate: write, isPending } = useMutation(writingOf(lista))
  if (!may || !user) return null
  return (
    <Button
      variant="default"
      loading={isPending}
      onClick={() => write({ records: registros(user.name, new Date()), toast: { title: hecho } })}
    >
      {palabra}
      <span className="solo-lectores">: {de}</span>
    </Button>
  )
}
