import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { removeSamples } from '@/entities/copias/restore'
import { backedUp, sampleLists } from '@/entities/modules'
import { openScreen } from '../../open-screen'
import { dialog, give, press, sees } from '../../panel'
import { signIn } from '../../sign-in'

const RATE = /\b0,0\s%|\$0,00 de \$0,00/

const words = () => screen.getByRole('main').textContent?.replace(/\s+/g, ' ') ?? ''

test.each(['/admin', '/admin/presupuesto', '/admin/rendicion'])(
  '%s tells no rate of a budget that isn’t there',
  async (path) => {
    await signIn('user-1')
    await removeSamples(sampleLists(), backedUp())
    await openScreen(path, 'user-1')
    await sees('Todavía no hay presupuesto')
    expect(words()).not.toMatch(RATE)
    // Said once: twice is something to read again.
    expect(words().match(/Todavía no hay presupuesto/g)).toHaveLength(1)
  },
)

test('while only the expenses are here, no mean and no share of the income is told, and what is missing is', async () => {
  await signIn('user-1')
  await removeSamples(sampleLists(), backedUp())
  await openScreen('/admin/presupuesto?tab=gastos&importar=true', 'user-1')
  await give(
    'Archivo CSV, Excel u ODS',
    'cedula.csv',
    'Partida;Denominación;Codificado;Devengado;Pagado\n530804;Materiales;1000;500;400\n',
  )
  await sees('Se agregará 1 fila.')
  await press('Importar', await dialog(/Importar cédula/))
  await sees('Faltan los ingresos')
  expect(words()).toContain('Gastos Ejecutados $500,00 50,0 % de lo codificado')
  expect(words()).toContain('Ejecución Total — Faltan los ingresos')
  expect(words()).not.toContain('Todavía no hay presupuesto')
})
