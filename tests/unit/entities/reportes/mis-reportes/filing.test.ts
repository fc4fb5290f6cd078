import { expect, onTestFinished, test } from 'vitest'
import { createQueryClient } from '@/app/create-app'
import { readEnvios } from '@/entities/reportes/envio/queue'
import { MIS_REPORTES_KEY } from '@/entities/reportes/keys'
import { withdraw } from '@/entities/reportes/mis-reportes/queries'
import { misReportesRepository } from '@/entities/reportes/mis-reportes/repository'
import { reportesRepository } from '@/entities/reportes/queries'
import { createOverlays } from '@/shared/ui/overlay/overlays'
import { EMPTY_REPORT } from '@/site/reportar/report-schema'
import { saveReport } from '@/site/reportar/save-report'
import { markCentral } from '../../../mark-central'

const VALUES = {
  ...EMPTY_REPORT,
  titulo: 'Poste caído',
  descripcion: 'En la curva',
  categoria: 'Otro' as const,
}

/** From now on this browser has no room for one key. */
function fillUp(full: string): void {
  const { localStorage } = globalThis
  const area = new Proxy(localStorage, {
    get: (target, name) => {
      if (name !== 'setItem') return Reflect.get(target, name).bind?.(target)
      return (key: string, text: string) => {
        if (key === full) throw new DOMException('full', 'QuotaExceededError')
        target.setItem(key, text)
      }
    },
  })
  Object.defineProperty(globalThis, 'localStorage', { value: area, configurable: true })
  onTestFinished(() => {
    Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true })
  })
}

const overlays = createOverlays(async () => undefined)
const save = () => saveReport(createQueryClient(overlays), VALUES, undefined)
const titles = async () => (await reportesRepository.all()).map(({ titulo }) => titulo)
const told = () => overlays.told.get().map((toast) => ('title' in toast ? toast.title : toast.kind))

test.each(['alone', 'with a central'])(
  'a report that only half fits is not kept, and nobody is told that it is (%s)',
  async (where) => {
    if (where !== 'alone') markCentral()
    const before = await titles()
    fillUp(MIS_REPORTES_KEY)
    await expect(save()).rejects.toThrow('No hay espacio')
    expect(await titles()).toEqual(before)
    expect(await misReportesRepository.all()).toEqual([])
    expect(await readEnvios()).toEqual([])
    expect(told()).not.toContain('Reporte guardado')
    expect(told()).toContain('No se pudo enviar el reporte. Inténtalo de nuevo.')
  },
)

test('with a central a report that is kept is queued in the same moment', async () => {
  markCentral()
  const saved = await save()
  expect((await misReportesRepository.all()).map(({ id }) => id)).toEqual([saved?.id])
  const [envio] = await readEnvios()
  expect(envio?.id).toBe(saved?.id)
  expect(JSON.parse(envio?.cuerpo ?? '').titulo).toBe('Poste caído')
})

test('a report that is withdrawn goes from both lists or from none', async () => {
  const saved = await save()
  if (!saved) throw new Error('nothing was saved')
  fillUp(MIS_REPORTES_KEY)
  await expect(withdraw(saved)).rejects.toThrow('No hay espacio')
  expect(await titles()).toContain('Poste caído')
  expect(await misReportesRepository.all()).toHaveLength(1)
})
