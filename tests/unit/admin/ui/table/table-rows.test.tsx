import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { TableRows } from '@/admin/ui/table/table-rows'
import type { Column } from '@/admin/ui/table/table-search'
import { createResource } from '@/shared/query/resource'
import { replaceWhole } from '@/shared/storage/entry/whole'
import { createListRepository } from '@/shared/storage/list-repository'

type Hose = { id: string; name: string }

const columns = (drawn: string[]): Column<Hose>[] => [
  {
    id: 'name',
    header: 'Nombre',
    cell: ({ id, name }) => {
      drawn.push(id)
      return name
    },
  },
]
const nameOf = ({ name }: Hose) => name

test('drawing a list again draws only the rows that changed', () => {
  const drawn: string[] = []
  const shown = columns(drawn)
  const table = (records: Hose[]) => (
    <table>
      <tbody>
        <TableRows records={records} columns={shown} nameOf={nameOf} selectable={false} actions={undefined} />
      </tbody>
    </table>
  )
  const [first, second] = [
    { id: '1', name: 'Manguera' },
    { id: '2', name: 'Hacha' },
  ]
  const { rerender } = render(table([first, second]))
  expect(drawn).toEqual(['1', '2'])

  rerender(table([first, { ...second, name: 'Pala' }]))
  expect(drawn).toEqual(['1', '2', '2'])
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Manguera', 'Pala'])
})

test('a record added before the others, in any tab, draws no other row again', async () => {
  const stored = createListRepository<Hose>({
    key: 'bomberos_prueba_mangueras',
    idPrefix: 'm-',
    title: 'Mangueras',
    name: ({ name }) => name,
    words: {},
    schema: v.object({ id: v.string(), name: v.string() }),
    seed: () => [
      { id: '1', name: 'Manguera' },
      { id: '2', name: 'Hacha' },
    ],
    compare: (a, b) => a.name.localeCompare(b.name),
  })
  const failed = 'No se pudo guardar.'
  const { list } = createResource(stored, {
    createFailed: failed,
    updateFailed: failed,
    removeFailed: failed,
  })
  const drawn: string[] = []
  const shown = columns(drawn)
  function Table() {
    const { data = [] } = useQuery(list)
    return (
      <table>
        <tbody>
          <TableRows records={data} columns={shown} nameOf={nameOf} selectable={false} actions={undefined} />
        </tbody>
      </table>
    )
  }
  const client = new QueryClient()
  const shows = (...names: string[]) =>
    waitFor(() => expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(names))
  const refresh = () => act(() => client.invalidateQueries({ queryKey: [stored.key] }))
  render(
    <QueryClientProvider client={client}>
      <Table />
    </QueryClientProvider>,
  )
  await shows('Hacha', 'Manguera')
  drawn.length = 0

  const { id } = await stored.create({ name: 'Arnés' })
  await refresh()
  await shows('Arnés', 'Hacha', 'Manguera')
  expect(drawn).toEqual([id])

  // What another tab writes is read from its text: every record is another object.
  await replaceWhole({ key: stored.key }, (records) => [{ id: '9', name: 'Balde' }, ...(records as Hose[])])
  await refresh()
  await shows('Arnés', 'Balde', 'Hacha', 'Manguera')
  expect(drawn).toEqual([id, '9'])

  await stored.remove([id])
  await refresh()
  await shows('Balde', 'Hacha', 'Manguera')
  expect(drawn).toEqual([id, '9'])
})
