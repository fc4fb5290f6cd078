import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Accesos } from '@/access/central/devices'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { sampleMiembros } from '@/entities/personal/seed'
import { KEYS } from '../../keys'
import { markCentral } from '../mark-central'
import { openScreen } from '../open-screen'
import { button, closed, dialog, field, press, putRecords, sees } from '../panel'

const [FIRST, SECOND, THIRD, ...REST] = sampleMiembros().filter(({ activo }) => activo)
const HASTA = '2026-12-03T05:00:00.000Z'

/** A central at which the first person has a phone, and the second a code that still works. */
async function open({ answered = Promise.resolve() } = {}) {
  markCentral('suya')
  const phone = {
    id: 'a',
    persona: FIRST?.id ?? '',
    equipo: 'Android',
    creado: HASTA,
    usado: HASTA,
    avisa: true,
  }
  const given: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (url !== '/api/accesos') throw new TypeError('no network')
    if (method === 'GET')
      return Response.json({
        accesos: [phone],
        invitaciones: { [SECOND?.id ?? '']: HASTA },
      } satisfies Accesos)
    const { persona } = JSON.parse(String(body))
    given.push(persona)
    await answered
    return Response.json({ codigo: `CODE${given.length}`, hasta: HASTA }, { status: 201 })
  })
  await openScreen('/admin/personal?accesos=true', 'user-1')
  await dialog('Dar acceso a varios')
  return given
}

test('who has no phone with access gets a code each at once; a code that still works is left alone', async () => {
  const given = await open()
  await sees(`${REST.length + 2} personas sin un teléfono con acceso`)
  expect((await field(SECOND?.nombres ?? '')).checked).toBe(false)
  await press(/^Dar \d+ códigos?$/)
  await sees(`${THIRD?.nombres}: CODE`)
  expect(given).toHaveLength(REST.length + 1)
  expect(given).not.toContain(FIRST?.id)
  expect(given).not.toContain(SECOND?.id)
})

test('a brigade that calls nobody by phone reads nothing of calls where access is given', async () => {
  putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos: [] } as never)
  await open()
  await sees(`${REST.length + 2} personas sin un teléfono con acceso.`)
  await press(/^Dar \d+ códigos?$/)
  const sheet = await printed()
  expect(within(sheet).getAllByText(/toque «Entrar en este teléfono»\./)).toHaveLength(REST.length + 1)
  expect(within(sheet).queryByText(/salida/)).toBeNull()
})

/** The sheet of codes, as it is laid out while it prints. */
async function printed() {
  await button('Imprimir códigos')
  await act(async () => window.dispatchEvent(new Event('beforeprint')))
  return screen.getByText(/^Impreso el/).closest('section') ?? expect.fail('no sheet')
}

test('one code each is printed to be cut out', async () => {
  await open()
  await press(/^Dar \d+ códigos?$/)
  const sheet = await printed()
  expect(within(sheet).getAllByText(/^CODE\d+$/)).toHaveLength(REST.length + 1)
  await act(async () => window.dispatchEvent(new Event('afterprint')))
})

test('closing asks before the codes are lost, and not once they were handed over', async () => {
  await open()
  await press(/^Dar \d+ códigos?$/)
  await button('Ya los entregué')
  await press('Cerrar')
  await dialog('¿Ya entregó el código?')
  await press('Seguir aquí')
  await press('Ya los entregué')
  await closed()
})

test('closing asks too while the codes are still being given', async () => {
  let answer = () => {}
  await open({
    answered: new Promise<void>((resolve) => {
      answer = resolve
    }),
  })
  await press(/^Dar \d+ códigos?$/)
  await press('Cerrar')
  await dialog('¿Ya entregó el código?')
  await press('Seguir aquí')
  answer()
  await button('Ya los entregué')
})

test('whoever waits with a person’s record open reads there when the phone is in, without opening it again', async () => {
  markCentral('suya')
  const [person = expect.fail()] = sampleMiembros()
  let answer: Accesos = { accesos: [], invitaciones: { [person.id]: HASTA } }
  vi.stubGlobal('fetch', async (url: string) => {
    if (url !== '/api/accesos') throw new TypeError('no network')
    return Response.json(answer)
  })
  await openScreen(`/admin/personal?ver=${person.id}`, 'user-1')
  const box = await dialog(person.nombres)
  await sees('Tiene un código sin usar', box)
  const phone = { id: 'a', persona: person.id, equipo: 'Android', creado: HASTA, usado: HASTA, avisa: true }
  answer = { accesos: [phone], invitaciones: {} }
  await sees('Android: desde el', box)
  expect(box.textContent).not.toContain('Ningún teléfono suyo')
  expect(box.textContent).not.toContain('código sin usar')
})
