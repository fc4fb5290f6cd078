import { Buffer } from 'node:buffer'
import { del, keys } from 'idb-keyval'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { closeSession } from '@/access/session'
import { loadAllModules } from '@/admin/shell/data/data-modules'
import { type Copia, CopiaError, REFUSALS } from '@/entities/copias/copia'
import { copiaFileName, readCopiaFile, writeCopiaFile } from '@/entities/copias/copia-file'
import { capture, deleteCopias, keepCopia, listCopias, openCopia } from '@/entities/copias/copias'
import { compareModule } from '@/entities/copias/differences'
import { removeFromCopias } from '@/entities/copias/remove-records'
import { removeSamples, restore, undoRestore } from '@/entities/copias/restore'
import type { Item } from '@/entities/inventario/item'
import { itemsRepository } from '@/entities/inventario/items'
import { itemsList } from '@/entities/inventario/module'
import { sampleItems } from '@/entities/inventario/seed'
import { backedUp, backupKeys, sampleLists } from '@/entities/modules'
import { miembrosRepository } from '@/entities/personal/queries'
import { sampleMiembros } from '@/entities/personal/seed'
import { rendicionesRepository } from '@/entities/rendicion/queries'
import { saveSitio } from '@/entities/sitio/queries'
import { DEFAULT_SITIO } from '@/entities/sitio/sitio'
import { ARCHIVO_TYPES } from '@/shared/lib/file/archivo'
import { onCommit } from '@/shared/storage/changes'
import { sweepPhotos } from '@/shared/storage/device/photo-sweep'
import { listPhotos, loadPhoto, savePhoto } from '@/shared/storage/device/photos'
import { database } from '@/shared/storage/entry/database'
import { writeRows } from '@/shared/storage/entry/rows'
import { rowOfUnseen } from '@/shared/storage/entry/unseen'
import { readWhole, replaceWhole } from '@/shared/storage/entry/whole'
import { libro, pdf } from '../../../archivos'
import { KEYS } from '../../../keys'
import { signIn } from '../../sign-in'
import { photoEnding } from '../../webp'

const inv = (n: number) => sampleItems()[n]?.id ?? ''
const NASTY = '<script>alert(1)</script> ñandú 🚒 "comillas"\n\u2028 fin'
const bytesOf = async (source: string) => {
  const blob = await loadPhoto(source)
  return blob ? { type: blob.type, bytes: [...new Uint8Array(await blob.arrayBuffer())] } : null
}

async function state(): Promise<Record<string, unknown>> {
  const modules = await Promise.all(backupKeys().map(async (key) => [key, await readWhole({ key: key })]))
  const sources = (await listPhotos()).sort()
  const photos = await Promise.all(sources.map(async (source) => [source, await bytesOf(source)]))
  return { ...Object.fromEntries(modules), photos }
}

const losePhoto = (source = '') => del(source.replace('idb:', 'foto:'), database())

async function wipe(): Promise<void> {
  const session = Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('bomberos_auth'))
  localStorage.clear()
  for (const name of await keys<string>(database())) {
    if (!name.startsWith('copia')) await del(name, database())
  }
  for (const [key, text] of session) localStorage.setItem(key, String(text))
}

const restoreAll = (copia: Copia, mode: 'combinar' | 'reemplazar') => restore(copia, mode, backedUp())

let photos: string[]

beforeEach(async () => {
  closeSession()
  await signIn('user-1')
  await loadAllModules()
  await itemsRepository.update(inv(1), { nombre: NASTY, notas: 'x'.repeat(50_000) })
  await itemsRepository.remove([inv(2)])
  photos = [
    await savePhoto(photoEnding(0, 10, 13, 255, 0)),
    await savePhoto(photoEnding(...Array(3000).fill(7))),
  ]
  for (const [n, fotoUrl] of photos.entries())
    await miembrosRepository.update(sampleMiembros()[n]?.id ?? '', { fotoUrl })
})

describe('a complete copy', () => {
  test('exporting, erasing everything and restoring gives everything back, with every photo’s bytes', async () => {
    const before = await state()
    const file = await writeCopiaFile(await capture(backedUp()))
    await wipe()
    await loadAllModules()
    expect(await state()).not.toEqual(before)
    await restoreAll(await readCopiaFile(file), 'reemplazar')
    expect(await state()).toEqual(before)
    expect((await itemsRepository.find(inv(1)))?.nombre).toBe(NASTY)
  })

  test('attached files go along and come back to the byte, in a file that an earlier version opens too', async () => {
    const [first] = await rendicionesRepository.all()
    const contents = [pdf(), libro(), Buffer.from('Partida;Monto\r\n53.08.02;20,50\r\n')]
    const types = [ARCHIVO_TYPES.pdf, ARCHIVO_TYPES.xlsx, ARCHIVO_TYPES.csv]
    const archivos = []
    for (const [n, tipo] of types.entries()) {
      const bytes = new Uint8Array(contents[n] as Buffer)
      const url = await savePhoto(new Blob([bytes], { type: tipo }))
      archivos.push({ nombre: `anexo ${n}`, tipo, bytes: bytes.length, url })
    }
    await rendicionesRepository.update(first?.id ?? '', { archivos })
    const before = await state()
    const file = await writeCopiaFile(await capture(backedUp()))
    const table = (await file.text()).split('\n')[1] ?? ''
    for (const tipo of types) expect(table).not.toContain(`"type":"${tipo}"`)
    await wipe()
    await restoreAll(await readCopiaFile(file), 'reemplazar')
    expect(await state()).toEqual(before)
  })

  test('an emptied list comes back empty, not as samples', async () => {
    await replaceWhole({ key: KEYS.gastos }, () => [])
    const file = await writeCopiaFile(await capture(backedUp()))
    await wipe()
    await restoreAll(await readCopiaFile(file), 'reemplazar')
    expect(JSON.parse(localStorage.getItem(KEYS.gastos) ?? '')).toMatchObject({ data: [], emptied: true })
  })

  test('at a central, a copy that somebody of few rights makes deletes nothing that they don’t see', async () => {
    const items = await itemsRepository.all()
    await miembrosRepository.remove((await miembrosRepository.all()).map(({ id }) => id))
    await signIn('user-5')
    await writeRows([rowOfUnseen([KEYS.personal])])
    const kept = await keepCopia(await capture(backedUp()), 'automatica')

    await signIn('user-1')
    await writeRows([rowOfUnseen([])])
    await miembrosRepository.create(sampleMiembros()[0] as never)
    await itemsRepository.create({ ...items[0], id: undefined } as never)
    await restoreAll(await openCopia(kept), 'reemplazar')
    expect(await miembrosRepository.all()).toHaveLength(1)
    expect(await itemsRepository.all()).toEqual(items)
  })

  test('the file is named by the day', () => {
    expect(copiaFileName(new Date(2024, 0, 5, 23, 50))).toBe('respaldo-completo-2024-01-05.bomberos')
  })
})

test('a copy of which records were taken out names their photos no more, and a restore deletes nothing for it', async () => {
  const own = await itemsRepository.create({ ...(sampleItems()[0] as Item), nombre: 'Solo en la copia' })
  const kept = await keepCopia(await capture(backedUp()), 'automatica')
  await itemsRepository.remove([own.id])
  await removeFromCopias(KEYS.inventario, ({ id }) => id !== own.id)
  await removeFromCopias(KEYS.personal, () => true)
  expect((await listCopias()).find(({ id }) => id === kept.id)?.fotos).toBe(0)
  const copia = await openCopia(kept)
  expect(copia.modulos).not.toHaveProperty(KEYS.personal)

  const [items, people] = [await itemsRepository.all(), await miembrosRepository.all()]
  await restoreAll(await readCopiaFile(await writeCopiaFile(copia)), 'reemplazar')
  expect(await itemsRepository.all()).toHaveLength(items.length + 1)
  expect(await itemsRepository.all()).toEqual(expect.arrayContaining([...items, own]))
  expect(await miembrosRepository.all()).toEqual(people)
})

describe('a file that is refused', () => {
  const bytesOfFile = async () =>
    new Uint8Array(await (await writeCopiaFile(await capture(backedUp()))).arrayBuffer())
  const reasonOf = (bytes: Uint8Array | string) =>
    readCopiaFile(new Blob([bytes as BlobPart])).then(
      () => 'accepted',
      (error: unknown) => (error instanceof CopiaError ? error.reason : error),
    )
  const firstLine = (bytes: Uint8Array) => bytes.indexOf(10) + 1

  test('a file with one flipped bit anywhere is refused', async () => {
    const good = await bytesOfFile()
    expect(await reasonOf(good)).toBe('accepted')
    const head = firstLine(good)
    const places = [
      ...Array(head).keys(),
      head,
      head + 500,
      good.length - 3000,
      good.length - 3002,
      good.length - 1,
    ]
    for (const place of places) {
      for (const bit of [1, 32]) {
        const bad = good.slice()
        bad[place] = (bad[place] ?? 0) ^ bit
        expect(await reasonOf(bad), `byte ${place}, bit ${bit}`).not.toBe('accepted')
      }
    }
    const bad = good.slice()
    bad[good.length - 1] = 8
    expect(await reasonOf(bad)).toBe('alterado')
  })

  test('a file that is cut or has something after its end is refused', async () => {
    const good = await bytesOfFile()
    for (const length of [10, 60, firstLine(good), 2000, good.length - 3001, good.length - 1])
      expect(await reasonOf(good.slice(0, length)), `first ${length} bytes`).toBe('cortado')
    expect(await reasonOf(new Uint8Array([...good, 0]))).toBe('alterado')
  })

  test('a file from a newer or another app is refused', async () => {
    const text = new TextDecoder('latin1').decode(await bytesOfFile())
    const newer = Uint8Array.from(text.replace('bomberos-respaldo 1 ', 'bomberos-respaldo 2 '), (char) =>
      char.charCodeAt(0),
    )
    expect(await reasonOf(newer)).toBe('nueva')
    expect(await reasonOf('PK\u0003\u0004 something else')).toBe('ajeno')
    expect(await reasonOf('')).not.toBe('accepted')
    expect(await reasonOf('{"configuracion":{},"usuarios":[],"timestamp":""}')).toBe('soloConfiguracion')
    for (const sentence of Object.values(REFUSALS)) expect(sentence).toMatch(/^[A-ZÁ].+\.$/)
  })

  test('when it would leave no super administrator; then nothing has changed', async () => {
    const copia = await capture(backedUp())
    const before = await state()
    const usuarios = [{ ...(copia.modulos[KEYS.usuarios] as object[])[0], active: false }]
    const bad = { ...copia, modulos: { [KEYS.inventario]: [], [KEYS.usuarios]: usuarios } }
    await expect(restoreAll(bad, 'reemplazar')).rejects.toThrow(REFUSALS.sinJefe)
    expect(await state()).toEqual(before)
    expect(await listCopias()).toEqual([])
  })
})

describe('restore', () => {
  test('combines: what is missing comes back, what is here stays', async () => {
    const copia = await readCopiaFile(await writeCopiaFile(await capture(backedUp())))
    await itemsRepository.remove([inv(3)])
    await itemsRepository.update(inv(4), { nombre: 'Cambiado después' })
    const added = await itemsRepository.create({
      ...(await itemsRepository.all())[0],
      nombre: 'Nuevo',
    } as never)
    await losePhoto(photos[0])
    await restoreAll(copia, 'combinar')
    expect(await itemsRepository.find(inv(3))).toBeDefined()
    expect(await itemsRepository.find(inv(4))).toMatchObject({ nombre: 'Cambiado después' })
    expect(await itemsRepository.find(added.id)).toBeDefined()
    expect((await bytesOf(photos[0] ?? ''))?.bytes.slice(-5)).toEqual([0, 10, 13, 255, 0])
  })

  test('replaces and is undone: as before, photos too; what was written since stays in a copy', async () => {
    const copia = await readCopiaFile(await writeCopiaFile(await capture(backedUp())))
    await itemsRepository.update(inv(4), { nombre: 'Cambiado después' })
    await losePhoto(photos[0])
    const before = await state()
    await restoreAll(copia, 'reemplazar')
    expect(await bytesOf(photos[0] ?? '')).not.toBeNull()
    expect(await itemsRepository.find(inv(4))).not.toMatchObject({ nombre: 'Cambiado después' })
    const [snapshot] = await listCopias()
    if (!snapshot) throw new Error('no snapshot')
    expect(snapshot.motivo).toBe('restauracion')
    await itemsRepository.update(inv(5), { nombre: 'Escrito tras restaurar' })
    await undoRestore(snapshot, backedUp())
    expect({ ...(await state()), photos: before.photos }).toEqual(before)
    const [kept, ...rest] = await listCopias()
    if (!kept) throw new Error('what was written since is lost')
    expect([kept.motivo, rest]).toEqual(['deshecho', []])
    expect(JSON.stringify((await openCopia(kept)).modulos)).toContain('Escrito tras restaurar')
    expect((await keys<string>(database())).filter((name) => name.startsWith('copia'))).toHaveLength(2)
  })

  test('never rewrites the log of changes', async () => {
    const line = (id: string) => ({ id, momento: '2024-01-01T00:00:00.000Z', usuario: 'X', accion: 'crear' })
    await replaceWhole({ key: KEYS.bitacora }, () => [line('a')])
    const copia = await capture(backedUp())
    await replaceWhole({ key: KEYS.bitacora }, () => [line('b')])
    await restoreAll(copia, 'reemplazar')
    expect(await readWhole({ key: KEYS.bitacora })).toEqual([line('b'), line('a')])
  })

  test('puts everything back when the disk is full half-way', async () => {
    const copia = await readCopiaFile(await writeCopiaFile(await capture(backedUp())))
    await itemsRepository.update(inv(4), { nombre: 'Cambiado después' })
    await losePhoto(photos[0])
    const before = await state()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const full = (name: string) => {
      if (name === KEYS.usuarios) throw new DOMException('full', 'QuotaExceededError')
    }
    const real = localStorage
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => real.getItem(key),
      setItem: (key: string, text: string) => {
        full(key)
        real.setItem(key, text)
      },
    })
    await expect(restoreAll(copia, 'reemplazar')).rejects.toThrow(/No hay espacio/)
    vi.unstubAllGlobals()
    expect({ ...(await state()), photos: before.photos }).toEqual(before)
    expect(await listCopias()).toEqual([])
  })

  test('is for those who may configure', async () => {
    const copia = await capture(backedUp())
    await signIn('user-2')
    await expect(restoreAll(copia, 'reemplazar')).rejects.toThrow('Su rol no permite esta acción.')
    await expect(removeSamples(sampleLists(), backedUp())).rejects.toThrow('Su rol no permite esta acción.')
  })
})

test('starting without samples takes them out by their ids for good; what was added, users and configuration stay', async () => {
  const [first] = sampleItems()
  await itemsRepository.update(first?.id ?? '', { nombre: 'Cambiado por alguien' })
  const own = await itemsRepository.create({ ...(first as Item), nombre: 'De la brigada' })
  const users = await readWhole({ key: KEYS.usuarios })
  const before = await state()
  await removeSamples(sampleLists(), backedUp())
  await loadAllModules()
  for (const { key } of sampleLists())
    expect(JSON.parse(localStorage.getItem(key) ?? ''), key).toMatchObject(
      key === KEYS.inventario ? { data: [own] } : { data: [], emptied: true },
    )
  expect(await readWhole({ key: KEYS.usuarios })).toEqual(users)
  const [kept] = await listCopias()
  if (!kept) throw new Error('no copy')
  await restoreAll(await openCopia(kept), 'reemplazar')
  expect(await state()).toEqual(before)
})

test('starting without samples ends the sample brigade’s figures and keeps what the site has of its own', async () => {
  const drawn: unknown[] = []
  onTestFinished(onCommit((commits) => drawn.push(...commits.map(({ module }) => module.drawnByBuild))))
  const emblema = photos[0] ?? ''
  await saveSitio.mutationFn?.({ next: { mision: 'Servir.', emblema }, base: DEFAULT_SITIO }, {} as never)
  drawn.length = 0
  await removeSamples(sampleLists(), backedUp())
  expect(await readWhole({ key: KEYS.sitio })).toEqual({ ejemplo: false, mision: 'Servir.', emblema })
  // The pages that the build drew show the samples: this phone shows its own.
  expect(drawn).toContain(true)
  // The emblem is a picture in use.
  await deleteCopias((await listCopias()).map(({ id }) => id))
  await sweepPhotos(0)
  await sweepPhotos(Date.now())
  expect(await listPhotos()).toEqual([emblema])
  const copia = await readCopiaFile(await writeCopiaFile(await capture(backedUp())))
  expect(copia.fotos).toEqual([emblema])
})

test('a copy keeps the photos that it names from being swept, and no others', async () => {
  const loose = await savePhoto(photoEnding(9))
  const copia = await capture(backedUp())
  expect([...copia.fotos].sort()).toEqual([...photos].sort())
  const kept = await keepCopia(copia, 'manual')
  await removeSamples(sampleLists(), backedUp())
  const days = (n: number) => Date.now() + n * 24 * 60 * 60 * 1000
  await sweepPhotos(days(0))
  expect(await sweepPhotos(days(2))).toBe(1)
  expect(await loadPhoto(loose)).toBeUndefined()
  const file = await readCopiaFile(await writeCopiaFile(await openCopia(kept)))
  expect([...file.fotos].sort()).toEqual([...photos].sort())
  await deleteCopias((await listCopias()).map(({ id }) => id))
  await expect(openCopia(kept)).rejects.toThrow(REFUSALS.perdida)
  await sweepPhotos(days(3))
  expect(await sweepPhotos(days(5))).toBe(2)
})

test('a copy with an id twice is previewed as it is restored, and no record is lost', async () => {
  const [here, other] = (await itemsRepository.all()).slice(0, 2)
  const twin = { ...here, nombre: 'Gemelo' }
  const modulos = { [KEYS.inventario]: [here, twin, here, other] }
  const copia: Copia = { momento: '', modulos, fotos: [], foto: async () => undefined }
  for (const mode of ['combinar', 'reemplazar'] as const) {
    const before = await itemsRepository.all()
    const { here, copia: inCopy, added } = compareModule(itemsList, before, modulos[KEYS.inventario])
    await restoreAll(copia, mode)
    const after = await itemsRepository.all()
    expect(after.filter(({ nombre }) => nombre === 'Gemelo')).toHaveLength(1)
    expect(new Set(after.map(({ id }) => id)).size).toBe(after.length)
    expect(inCopy).toBe(3)
    expect(added).toEqual(mode === 'combinar' ? ['Gemelo'] : [])
    expect(after).toHaveLength(mode === 'combinar' ? here + added.length : inCopy)
  }
})
