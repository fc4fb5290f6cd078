import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { closeSession } from '@/access/session'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { KINDS } from '../../../hostile-records'
import { KEYS } from '../../../keys'
import { harm } from '../../harm'
import { openScreen } from '../../open-screen'
import { go, putRecords } from '../../panel'

const PATH = '/admin/inspecciones'
const LISTAS = ['permisos', 'plan', 'renovar', 'reglas'].map((lista) => `${PATH}?lista=${lista}`)
const ABIERTAS = ['reglas&editar=puntos', 'reglas&editar=plazo-primera', 'reglas&nuevo=true'].map(
  (rest) => `${PATH}?lista=${rest}`,
)
const VISITA = `${PATH}/visita?local=local-1`
const BUZON = ['/admin/buzon?clase=PERMISO', '/admin/buzon?clase=PERMISO&ver=peticion-1']
const PEDIDO = { nombre: 'Tienda', contacto: 'Rosa Vera', telefono: '0991234567', recibida: '2026-03-02' }

beforeEach(() => {
  putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos: MODULOS } as never)
  putRecords(KEYS.locales, [{ id: 'local-1', nombre: 'Tienda', dueno: 'Rosa Vera', proxima: '2026-12-20' }])
  putRecords(KEYS.peticiones, [{ id: 'peticion-1', ...PEDIDO }])
})

test.each([
  ['operaciones', 'user-2'],
  ['talento', 'user-3'],
  ['tesorería', 'user-4'],
  ['bodega', 'user-5'],
])(
  '%s opens neither plan, renewals, rules, permits nor a visit, and reads nobody’s name there',
  async (_, user) => {
    const opened = await openScreen('/admin', user)
    for (const path of [PATH, ...LISTAS, ...ABIERTAS, `${PATH}?ver=local-1&mover=true`, VISITA]) {
      await go(opened, path)
      await screen.findByRole('heading', { level: 1, name: 'Acceso restringido' })
      expect(document.body.textContent, path).not.toContain('Rosa Vera')
      expect(screen.queryByRole('dialog'), path).toBeNull()
    }
    for (const path of BUZON) {
      await go(opened, path)
      await screen.findByRole('heading', { level: 1 })
      expect(document.body.textContent, path).not.toContain('Rosa Vera')
    }
  },
)

test('whoever has no session is asked to sign in at each of them, and comes back to it', async () => {
  const opened = await openScreen('/admin', 'user-6')
  closeSession()
  for (const path of [...LISTAS, ...ABIERTAS, VISITA, ...BUZON]) {
    await go(opened, path)
    await screen.findByRole('heading', { name: 'Acceso al Sistema' })
    expect(opened.search().redirect, path).toMatch(/^\/admin\/(inspecciones|buzon)/)
    expect(document.body.textContent, path).not.toContain('Rosa Vera')
  }
})

const HOSTILE = Object.entries(KINDS).filter(([, text]) => text)
const DESDE = '2026-03-02T10:00:00.000Z'

/** Each text in every field of a record of its own, as an older phone or a copy may bring it. */
function putHostile(): void {
  const each = (one: (text: string, n: number) => object) => HOSTILE.map(([, text], n) => one(text, n))
  putRecords(KEYS.plantillas, [
    {
      ...{ id: 'plantilla-1', desde: DESDE, base: 'base-1', por: KINDS.long },
      puntos: each((text, n) => ({ id: `p${n}`, grupo: text, texto: text, articulo: text, unidad: text })),
    },
  ])
  putRecords(
    KEYS.tiposDePermiso,
    each((text, n) => ({
      ...{ id: `tipo-${n}`, tipo: `T${n}`, nombre: text, para: text, norma: text, por: text, desde: DESDE },
      ...{
        papeles: [text],
        pasos: [{ id: 'a', texto: text }],
        campos: [{ id: 'a', pide: text, entre: [text] }],
      },
    })),
  )
  putRecords(
    KEYS.plazos,
    ['PRIMERA', 'SEGUNDA', 'PRECLAUSURA', 'PRORROGA'].map((que, n) => ({
      ...{ id: `plazo-${que.toLowerCase()}`, que, dias: 8, verificado: '__proto__' },
      fuente: HOSTILE.filter((_, at) => at % 4 === n)
        .map(([, text]) => text)
        .join(' '),
    })),
  )
  putRecords(
    KEYS.peticiones,
    each((text, n) => ({
      ...{ id: `peticion-${n}`, recibida: '2026-03-02', nombre: text, ruc: text, establecimiento: text },
      ...{ motivoRuc: text, actividad: text, direccion: text, contacto: text, telefono: text, email: text },
      ...{ dice: text, respuestas: text, nota: text, respuesta: text, local: text },
    })),
  )
}

test.each([
  ...LISTAS,
  ...ABIERTAS,
  ...HOSTILE.map((_, n) => `${PATH}?lista=reglas&editar=T${n}`),
  ...['permisos&nuevo=true', 'permisos&tipo=T0'].map((rest) => `${PATH}?lista=${rest}`),
  VISITA,
  ...HOSTILE.map((_, n) => `/admin/buzon?clase=PERMISO&ver=peticion-${n}`),
])('%s shows odd texts of checklists, kinds, terms and requests as texts', async (path) => {
  putHostile()
  await openScreen(path, 'user-6')
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toMatch(/./))
  if (/editar|ver=/.test(path)) await screen.findByRole('dialog')
  await act(async () => {
    window.dispatchEvent(new Event('beforeprint'))
  })
  expect(harm()).toEqual([])
  await act(async () => {
    window.dispatchEvent(new Event('afterprint'))
  })
})
