import { plain } from '@/shared/lib/file/cells'
import { hashOf } from '@/shared/lib/file/table/hash'
import { newId } from '@/shared/storage/ids'
import type { DraftBatch } from '@/shared/storage/list-command'
import type { ListRepository } from '@/shared/storage/list-repository'
import type { Draft } from '@/shared/storage/stored-module'
import { ejercicioOf } from './ejercicio'
import type { Gasto, Ingreso } from './partida'
import { codeOf } from './warnings'

type Line = Pick<Draft<Ingreso>, 'partida' | 'denominacion' | 'programa' | 'ejercicio'>

/**
 * Gives each new line of a cédula its id, by year, code, programme and name: two devices that import one cédula without
 * hearing of each other make the same lines. One that is taken, as somebody changed its line into another, is replaced.
 */
export function idsDeCedula(prefix: string, taken: Iterable<string>): (line: Line) => string {
  const stored = new Set(taken)
  const given = new Map<string, number>()
  return (line) => {
    const named = hashOf(`${plain(line.programa ?? '')}/${plain(line.denominacion)}`).toString(36)
    const own = `${prefix}${ejercicioOf(line)}-${codeOf(line)}-${named}`
    const nth = (given.get(own) ?? 0) + 1
    given.set(own, nth)
    // A file that has a line twice makes two: which of them is right is for a person to say.
    const id = nth === 1 ? own : `${own}-${nth}`
    return stored.has(id) ? newId(prefix) : id
  }
}

/** A list of lines as an import writes it. */
export const importTarget = <L extends Ingreso | Gasto>(repository: ListRepository<L>, prefix: string) => ({
  key: repository.key,
  takeBack: repository.takeBack,
  async change({ added, ...rest }: DraftBatch<L>) {
    const idOf = idsDeCedula(
      prefix,
      (await repository.all()).map(({ id }) => id),
    )
    return repository.change({ ...rest, added: added.map((line) => ({ ...line, id: idOf(line) })) })
  },
})
