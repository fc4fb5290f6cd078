import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { writeCopiaFile } from '@/entities/copias/copia-file'
import { itemsRepository } from '@/entities/inventario/items'
import { KEYS } from '../../../keys'
import { markCentral } from '../../mark-central'
import { openScreen } from '../../open-screen'
import { check, dialog, give, press, sees } from '../../panel'

const MUESTRA = 'Lo verán todos los que prueban esta central.'
const BRIGADA = 'Lo verá toda la brigada.'
const SAID = { 'sin central': '', muestra: MUESTRA, suya: BRIGADA }
type State = keyof typeof SAID

async function giveCopy(): Promise<void> {
  const momento = '2026-06-30T12:00:00.000Z'
  const modulos = { [KEYS.inventario]: [] }
  const file = await writeCopiaFile({ momento, modulos, fotos: [], foto: async () => undefined })
  const input = await waitFor(
    () => document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('no input yet'),
  )
  fireEvent.change(input, { target: { files: [new File([file], 'copia.zip')] } })
}

/** Each way to take away or to replace many records at once: where it stands, and how its dialog is opened. */
const ACTS: Record<string, { path: string; open: () => Promise<HTMLElement> }> = {
  'deleting ticked rows': {
    path: '/admin/inventario',
    open: async () => {
      await check('Seleccionar Batefuego forestal')
      await check('Seleccionar Ambulancia tipo II')
      await press('Eliminar selección')
      return dialog('Eliminar')
    },
  },
  'importing a file': {
    path: '/admin/inventario',
    open: async () => {
      await press('Importar inventario')
      await give(
        'Archivo CSV, Excel u ODS',
        'inventario.csv',
        'Nombre,Categoría,Cantidad\nPala,Herramienta,3\n',
      )
      const form = await dialog(/Importar/)
      await sees('Se agregará 1 fila.', form)
      return form
    },
  },
  'beginning without samples': {
    path: '/admin/config?tab=backup',
    open: async () => {
      await press('Comenzar sin datos de ejemplo')
      return dialog('Comenzar sin datos de ejemplo')
    },
  },
  'restoring a copy': {
    path: '/admin/config?tab=backup',
    open: async () => {
      await giveCopy()
      return dialog('Restaurar una copia')
    },
  },
}

const CASES = Object.entries(ACTS).flatMap(([act, how]) =>
  (Object.keys(SAID) as State[]).map((state) => [act, state, how] as const),
)

test.each(CASES)('%s says whom it reaches: %s', async (_act, state, { path, open }) => {
  // A list that was opened here before: a device of a central has no samples but those that came.
  await itemsRepository.all()
  if (state !== 'sin central') markCentral(state)
  await openScreen(path, 'user-1')
  const asked = await open()
  const words = asked.textContent?.replace(/\s+/g, ' ') ?? ''
  for (const sentence of [MUESTRA, BRIGADA]) {
    if (sentence === SAID[state]) expect(words).toContain(sentence)
    else expect(words).not.toContain(sentence)
  }
})
