import { keys, set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { SALIDA_KEY } from '@/access/keys'
import { keep } from '@/entities/despacho/phone-kept'
import { newItem } from '@/entities/inventario/item'
import { itemsRepository } from '@/entities/inventario/items'
import { database } from '@/shared/storage/entry/database'
import type { NoticeAction, Overlays, Question } from '@/shared/ui/overlay/overlays'
import { changeCollection } from '@/sync/change'
import { collections } from '@/sync/collections'
import { EXISTS } from '@/sync/fields'
import { readMember } from '@/sync/member'
import { EMPTY_SHADOW } from '@/sync/shadow'
import { stampOf } from '@/sync/stamp'
import type { CentralState } from '@/sync/state'
import { tellSignedOut } from '@/sync/stays'
import { KEYS } from '../../keys'
import { markCentral } from '../mark-central'
import { signIn } from '../sign-in'

const ITEM = { id: 'inv-uno', ...newItem('2026-05-01'), nombre: 'Hacha' }
const PHOTOS = { waiting: 0, full: false, refused: 0, since: null }
const CURRENT = { phase: 'current', waiting: 0, others: [], photos: PHOTOS } as const

/** What a person is told, and answers to a question with `yes`. */
function person(yes = true) {
  const said: { title: string; message: string; action?: NoticeAction | undefined }[] = []
  const asked: Question[] = []
  const overlays = {
    showNotice: (title: string, message: string, _: boolean, action?: NoticeAction) => {
      said.push({ title, message, action })
    },
    showError: (title: string, message: string) => void said.push({ title, message }),
    confirm: async (question: Question) => {
      asked.push(question)
      return yes
    },
  } as unknown as Overlays
  const tell = (before: Partial<CentralState> | null = {}) =>
    tellSignedOut(overlays, before && { ...CURRENT, ...before })
  return { said, asked, tell }
}

const recordsHere = () => localStorage.getItem(KEYS.inventario)

beforeEach(async () => {
  markCentral('suya')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const items = collections().find(({ key }) => key === KEYS.inventario)
  if (!items) throw new Error('no inventory')
  const { id, ...fields } = ITEM
  const campos = Object.fromEntries(
    Object.entries({ [EXISTS]: true, ...fields }).map(([field, value]) => [
      field,
      [stampOf(1, 1, 'aaaaaaaa'), value] as const,
    ]),
  )
  await changeCollection(items, await readMember(), () => ({
    list: [ITEM],
    shadow: { ...EMPTY_SHADOW, rows: { [id]: campos } },
    parcels: {},
  }))
  return () => vi.unstubAllGlobals()
})

test('what the central has is offered to be taken away, without a network too, and nothing of it stays', async () => {
  localStorage.setItem(SALIDA_KEY, '{"data":{},"timestamp":1}')
  await set('foto:una', new Blob(['a']), database())
  const { said, asked, tell } = person()
  await tell({ phase: 'offline' })
  expect(said).toMatchObject([
    {
      title: 'Sesión cerrada',
      message:
        'La central termina la sesión en cuanto este equipo tenga red. En este equipo quedan los registros de la brigada y 1 fotografía o archivo.',
      action: { label: 'Quitarlos' },
    },
  ])
  expect(recordsHere()).toContain('Hacha')
  said[0]?.action?.run()
  await vi.waitFor(() => expect(said[1]?.message).toBe('En este equipo ya no queda nada de la brigada.'))
  expect(asked).toMatchObject([
    {
      question: 'La central lo tiene todo: aquí se borra, y para ingresar otra vez hará falta red.',
      confirm: 'Quitar de este equipo',
      cancel: 'Dejarlo',
    },
  ])
  expect(recordsHere()).toBeNull()
  const left = await keys<string>(database())
  expect(left.filter((key) => /^(sombra|foto|pendiente|diario):/.test(key))).toEqual([])
  // The session that the central hasn't heard of the end of ends all the same.
  expect(localStorage.getItem(SALIDA_KEY)).not.toBeNull()
})

test('what wasn’t sent is named and stays, with all the rest', async () => {
  await signIn('user-1')
  await itemsRepository.update(ITEM.id, { nombre: 'Hacha grande' })
  localStorage.removeItem('bomberos_auth_token')
  const { said, tell } = person()
  await tell({ others: [{ person: 'user-2', name: 'Ana Ruiz', count: 2 }], waiting: 1 })
  expect(said).toEqual([
    {
      title: 'Sesión cerrada',
      message:
        'En este equipo quedan los registros de la brigada. Se conservan mientras falte enviar 2 cambios de Ana Ruiz y 1 cambio suyo.',
      action: undefined,
    },
  ])
})

test('what somebody writes after the offer is not taken away', async () => {
  const { said, tell } = person()
  await tell()
  await signIn('user-1')
  await itemsRepository.update(ITEM.id, { nombre: 'Hacha grande' })
  said[0]?.action?.run()
  await vi.waitFor(() => expect(said[1]?.title).toBe('No se quitó nada.'))
  expect(recordsHere()).toContain('Hacha grande')
})

test('half a form is named before it goes, and whoever says no keeps everything', async () => {
  await set('borrador:inventario:nuevo', { nombre: 'a' }, database())
  const { said, asked, tell } = person(false)
  await tell()
  said[0]?.action?.run()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.question).toContain('aquí se borra, también los formularios a medias,')
  expect(said).toHaveLength(1)
  expect(recordsHere()).toContain('Hacha')
})

test('where nothing is known yet of the central, what stays is said, and nothing offered', async () => {
  const { said, tell } = person()
  await tell(null)
  expect(said).toMatchObject([
    { message: 'En este equipo quedan los registros de la brigada.', action: undefined },
  ])
})

test('a photo that waits keeps the offer away; on one’s own phone nobody is told anything', async () => {
  const waits = person()
  await waits.tell({ photos: { ...PHOTOS, waiting: 1 } })
  expect(waits.said).toMatchObject([
    { message: expect.stringContaining('mientras falte enviar algo a la central.'), action: undefined },
  ])
  await keep({} as Parameters<typeof keep>[0])
  const own = person()
  await own.tell()
  expect(own.said).toEqual([])
})
