import { beforeEach, expect, test } from 'vitest'
import type { Guia } from '@/access/central/guia'
import { closeSession } from '@/access/session'
import { sampleUsuarios } from '@/access/usuarios/seed'
import { loadAllModules } from '@/admin/shell/data/data-modules'
import { countFigures } from '@/admin/shell/data/figures'
import { samplesLeft } from '@/admin/shell/data/samples'
import { type State, type StepId, stepsOf } from '@/admin/shell/first-steps/steps'
import { DEFAULT_CONFIGURACION } from '@/entities/configuracion/configuracion'
import { removeSamples } from '@/entities/copias/restore'
import { newItem } from '@/entities/inventario/item'
import { itemsRepository } from '@/entities/inventario/items'
import { backedUp, sampleLists } from '@/entities/modules'
import { SERVICIOS } from '@/entities/sitio/servicios'
import { DEFAULT_SITIO, type Sitio } from '@/entities/sitio/sitio'
import { replaceWhole } from '@/shared/storage/entry/whole'
import { PAGINAS } from '@/site/ayuda/paginas'
import { KEYS } from '../../../../keys'
import { signIn } from '../../../sign-in'

beforeEach(async () => {
  closeSession()
  await signIn('user-1')
})

const config = DEFAULT_CONFIGURACION
const usuarios = sampleUsuarios()

/** A browser that nobody but its owner knows. */
const alone: State = {
  ...{ config, usuarios, sitio: DEFAULT_SITIO, samples: true, reach: 'equipo', descarga: null },
  ...{ https: false, guia: undefined },
}

/** What a central says on the day of its claim. */
const DAY_ONE: Guia = {
  ...{ cuentas: ['Ana'], sinEntrar: [], telefonos: 0, https: false, avisados: [], copia: null },
  correo: { servidor: false, activo: true, para: '' },
}
const claimed: State = { ...alone, samples: false, reach: 'brigada', guia: DAY_ONE }

const ids = (state: State, done: boolean | null) =>
  stepsOf(state)
    .filter((step) => step.done === done)
    .map(({ id }) => id)
const done = (state: State) => ids(state, true)
const textOf = (state: State, id: StepId) => stepsOf(state).find((step) => step.id === id)?.text

test('each step is done once its data is stored, and a new brigade has none done', () => {
  const place = { ...config.coordenadas, lat: -3.34 }
  expect(done(alone)).toEqual([])
  expect(done({ ...alone, config: { ...config, nombreInstitucion: 'Bomberos de Nabón' } })).toEqual([])
  expect(
    done({ ...alone, config: { ...config, nombreInstitucion: 'Bomberos de Nabón', canton: 'Nabón' } }),
  ).toEqual(['nombre'])
  expect(done({ ...alone, config: { ...config, telefono: '+593 7 222 3333' } })).toEqual([])
  const reached = { telefono: '+593 7 222 3333', direccion: 'Calle Larga 3', email: 'a@nabon.ec' }
  expect(done({ ...alone, config: { ...config, ...reached } })).toEqual(['telefono'])
  expect(done({ ...alone, config: { ...config, coordenadas: place } })).toEqual(['lugar'])
  expect(done({ ...alone, sitio: { ...DEFAULT_SITIO, emblema: 'foto:1' } })).toEqual(['marca'])
  expect(done({ ...alone, samples: false })).toEqual(['ejemplos'])
  expect(done({ ...alone, https: true })).toEqual(['https'])
  expect(done({ ...alone, descarga: '2027-01-01T00:00:00.000Z' })).toEqual(['copia'])
})

test('the step of the passwords is done once no active account has its sample password', () => {
  const own = { salt: '', hash: '', rounds: 1 }
  const [chief, ...others] = usuarios
  if (!chief) throw new Error('no sample')
  const changed = [{ ...chief, secreto: own }, ...others.map((one) => ({ ...one, active: false }))]
  expect(done({ ...alone, usuarios: changed })).toEqual(['claves'])
  expect(textOf({ ...alone, usuarios: [chief, ...changed.slice(1)] }, 'claves')).toContain(
    'Cuentas con ella: 1.',
  )
})

test('each state shows only the steps that are true there', () => {
  const all = (state: State) => stepsOf(state).map(({ id }) => id)
  const own = ['nombre', 'telefono', 'lugar', 'marca']
  expect(all(alone)).toEqual([...own, 'claves', 'ejemplos', 'copia', 'https'])
  // Accounts, avisos and samples of an unclaimed central end with its claim.
  expect(all({ ...alone, reach: 'muestra' })).toEqual(['reclamar', ...own])
  const central = ['https', 'cuentas', 'equipos', 'avisos', 'operaciones', 'salidas', 'correo', 'copia']
  expect(all(claimed)).toEqual(['reclamar', ...own, 'textos', ...central])
  expect(all({ ...claimed, samples: true })).toEqual(['reclamar', ...own, 'textos', 'ejemplos', ...central])
})

test('a claimed central says how far the brigade has come, on every device alike', () => {
  expect(done(claimed)).toEqual(['reclamar'])
  const guia: Guia = {
    ...{ cuentas: ['Ana', 'Luis'], sinEntrar: [], telefonos: 1, https: true, avisados: ['Luis'] },
    ...{ copia: '2027-01-01T08:00:00.000Z', correo: { servidor: true, activo: true, para: 'a@nabon.ec' } },
  }
  expect(ids({ ...claimed, guia }, false)).toEqual(['nombre', 'telefono', 'lugar', 'marca', 'textos'])
  expect(ids({ ...claimed, guia }, null)).toEqual(['operaciones', 'salidas'])
  expect(ids({ ...claimed, guia: { ...guia, convocables: 0 } }, false)).toContain('salidas')
  expect(done({ ...claimed, guia: { ...guia, convocables: 1 } })).toContain('salidas')
  const waiting = { ...guia, sinEntrar: ['Luis'] }
  expect(ids({ ...claimed, guia: waiting }, false)).toContain('cuentas')
  expect(textOf({ ...claimed, guia: waiting }, 'cuentas')).toMatch(/^Todavía no entra: Luis\./)
})

test('who runs a call hears of the emergency that begins it, or the guide says who doesn’t', () => {
  const of = (operaciones: Guia['operaciones']): State => ({ ...claimed, guia: { ...DAY_ONE, operaciones } })
  expect(ids(of(undefined), null)).toContain('operaciones')
  expect(done(of({ sinReportes: [], sinAvisos: [] }))).toContain('operaciones')
  const blind = of({ sinReportes: ['ADMIN_OPERATIVO'], sinAvisos: [] })
  expect(ids(blind, false)).toContain('operaciones')
  expect(textOf(blind, 'operaciones')).toMatch(/ no ve los reportes: dele permiso/)
  const silent = of({ sinReportes: [], sinAvisos: ['Luis'] })
  expect(ids(silent, false)).toContain('operaciones')
  expect(textOf(silent, 'operaciones')).toMatch(/^Sin avisos en ningún equipo: Luis\./)
})

test('the site’s texts are examples until each part is the brigade’s own, or somebody said that they hold', () => {
  const of = (own: Partial<Sitio>) => ({ ...claimed, sitio: { ...DEFAULT_SITIO, ejemplo: false, ...own } })
  expect(textOf(claimed, 'textos')).toContain(
    'ejemplo y ya están a la vista de todos: los quince servicios, los horarios y la misión, la visión y los valores.',
  )
  const services = { servicios: SERVICIOS.slice(1) }
  // An emblem or a greeting says nothing of what the brigade does.
  expect(done(of({ emblema: 'foto:1', bienvenida: 'Hola.' }))).not.toContain('textos')
  expect(done(of(services))).not.toContain('textos')
  expect(textOf(of(services), 'textos')).not.toContain('servicios,')
  expect(done(of({ ...services, horarioOficinas: '', mision: 'Servir.' }))).toContain('textos')
  expect(done(of({ revisado: true }))).toContain('textos')
})

test('the page of help that the step of https names is one', () => {
  const [, title] = /\(Ayuda → (.+?),/.exec(textOf(claimed, 'https') ?? '') ?? []
  expect(PAGINAS.map((pagina) => pagina.title)).toContain(title)
})

test('what the central didn’t tell is not guessed', () => {
  const unknown = ['https', 'cuentas', 'equipos', 'avisos', 'operaciones', 'salidas', 'correo', 'copia']
  expect(ids({ ...claimed, guia: null }, null)).toEqual(unknown)
  expect(textOf({ ...claimed, guia: null }, 'avisos')).toBe('No se sabe: la central no respondió.')
  expect(textOf({ ...claimed, guia: undefined }, 'avisos')).toBe('Preguntando a la central.')
  // This very page came by https.
  expect(ids({ ...claimed, guia: null, https: true }, null)).toEqual(unknown.slice(1))
})

test('samples are left until the last one is gone, by emptying or by hand', async () => {
  expect(await samplesLeft()).toBe(true)
  await loadAllModules()
  expect(await samplesLeft()).toBe(true)
  await removeSamples(sampleLists(), backedUp())
  expect(await samplesLeft()).toBe(false)
  await itemsRepository.create({ ...newItem('2027-01-01'), nombre: 'Pala' })
  expect(await samplesLeft()).toBe(false)
})

test('a phone that was emptied by an earlier version is no sample brigade either', async () => {
  await loadAllModules()
  for (const { key } of sampleLists()) await replaceWhole({ key }, () => [])
  const sitio = () => JSON.parse(localStorage.getItem(KEYS.sitio) ?? '').data
  await signIn('user-5')
  await countFigures(new Date())
  expect(sitio()).toEqual({ ejemplo: true })
  await signIn('user-1')
  await countFigures(new Date())
  expect(sitio()).toEqual({ ejemplo: false })
})
