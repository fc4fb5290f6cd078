import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TableRows } from '@/shared/ui/table-rows'
import type { Column } from '@/shared/ui/table-search'

type Hose = { id: string; name: string }

test('a list that is drawn anew draws only the rows that changed', () => {
  const drawn: string[] = []
  const columns: Column<Hose>[] = [
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
  const table = (records: Hose[]) => (
    <table>
      <tbody>
        <TableRows
          records={records}
          columns={columns}
          nameOf={nameOf}
          selectable={false}
          actions={undefined}
        />
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
