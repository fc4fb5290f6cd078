import { expect } from 'vitest'
import { newUuid } from '@/shared/storage/ids'
import { EXISTS } from '@/sync/fields'
import type { Op } from '@/sync/wire'
import { type Client, written } from './client'
import { Browser } from './push-service'
import type { World } from './world'

export const PERSONAL = 'bomberos_personal_personal'

export type Person = {
  nombres: string
  cargo?: string
  activo?: boolean
  telefono?: string
  orden?: number
  sangre?: string
  muestraSangre?: boolean
}

/** A new record of a list, as a device of this person tells it. */
export const record = (jefa: Client, c: string, id: string, values: object): Op => ({
  ...{ c, id },
  campos: written(jefa.device, { [EXISTS]: true, ...values }),
})

/** Puts people into the brigade, or changes them. */
export async function addPeople(jefa: Client, people: Record<string, Person>): Promise<void> {
  await jefa.sync(
    Object.entries(people).map(([id, person], index) =>
      record(jefa, PERSONAL, id, { activo: true, orden: index + 1, ...person }),
    ),
  )
}

/** The phone of somebody of the brigade, invited by the chief. */
export async function phoneOf(
  central: Pick<World, 'visitor'>,
  jefa: Client,
  persona: string,
): Promise<Client> {
  const { body } = await jefa.post('/accesos', { persona })
  const phone = central.visitor()
  const { status } = await phone.post('/mi', { codigo: body.codigo, equipo: 'Android' })
  if (status !== 201) throw new Error(`not let in: ${status}`)
  return phone
}

/** That phone's browser is told at this address of a push service. */
export async function telling(phone: Client, endpoint: string): Promise<Browser> {
  const browser = new Browser()
  const told = await phone.send('PUT', '/mi/avisos', { endpoint, keys: browser.keys })
  expect(told.status).toBe(204)
  return browser
}

export const newCall = (values: object = {}) => ({
  id: `despacho-${newUuid()}`,
  tipo: 'INCENDIO',
  direccion: 'Calle Bolívar y Sucre',
  detalle: 'Humo en el segundo piso',
  prueba: false,
  aQuienes: 'Todo el personal',
  ...values,
})
