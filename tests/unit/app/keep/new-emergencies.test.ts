import { renderHook } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { tellEmergencies } from '@/app/keep/new-emergencies'
import { useReportOpened } from '@/entities/reportes/opened'
import { reportesRepository } from '@/entities/reportes/queries'
import { newReporte, type Reporte } from '@/entities/reportes/reporte'
import { reportesList } from '@/entities/reportes/reportes-list'
import { announceRemote } from '@/shared/storage/changes'
import { writeTogether } from '@/shared/storage/entry/together'
import { createOverlays, type Told } from '@/shared/ui/overlay/overlays'
import { signIn } from '../../sign-in'

let count = 0

/** The list as a central's answer leaves it: nobody in this tab wrote it. */
async function arrives(categoria: 'Emergencia' | 'Otro'): Promise<void> {
  const { key } = reportesList
  count++
  const report = {
    id: `reporte-${count}-nuevo`,
    ...newReporte(
      {
        titulo: `Humo ${count}`,
        descripcion: '',
        categoria,
        ubicacion: 'Km 3',
        autor: { nombre: 'Rosa', email: '' },
        imagenes: [],
      },
      new Date().toISOString(),
    ),
  }
  await writeTogether([reportesList], async ({ [key]: list }) => ({
    values: { [key]: [...(list as Reporte[]), report] },
    rows: [],
  }))
  announceRemote(key)
}

test('an emergency that another device brought is told once to who may see it, and its button opens it', async () => {
  const overlays = createOverlays(async () => undefined)
  const opened: string[] = []
  // The storekeeper may not see reports.
  await signIn('user-5')
  await reportesRepository.all()
  const { settled, stop } = tellEmergencies(overlays, (address) => opened.push(address))
  onTestFinished(stop)
  await settled()
  const told = async (): Promise<readonly Told[]> => {
    await settled()
    return overlays.told.get()
  }

  await arrives('Emergencia')
  expect(await told()).toEqual([])
  await signIn('user-1')
  expect(await told()).toEqual([])

  await arrives('Otro')
  expect(await told()).toEqual([])
  await arrives('Emergencia')
  announceRemote(reportesList.key)
  await arrives('Otro')
  const [one, ...more] = await told()
  expect([one, more]).toMatchObject([{ kind: 'notice', title: 'Nueva emergencia', stays: true }, []])
  if (one?.kind !== 'notice') throw new Error('no notice')
  expect(one.message).toMatch(/^Humo 3, Km 3, \d+ \w+ \d{4}, \d\d:\d\d$/)
  one.action?.run()
  expect(opened).toEqual(['/admin/reportes?ver=reporte-3-nuevo'])

  // What somebody files or imports in this panel is no news there.
  await reportesRepository.upsertMany(([report]) => [
    { ...(report as Reporte), id: 'reporte-9-aqui', categoria: 'Emergencia', estado: 'PENDIENTE' },
  ])
  await settled()
  await arrives('Otro')
  expect(await told()).toHaveLength(1)

  // It goes once somebody sees to the emergency, anywhere, or opens it here.
  expect(one.over.aborted).toBe(false)
  await reportesRepository.update('reporte-3-nuevo', { estado: 'EN_PROCESO' })
  await settled()
  expect(one.over.aborted).toBe(true)
  await arrives('Emergencia')
  const last = (await told()).at(-1)
  if (last?.kind !== 'notice') throw new Error('no notice')
  expect(last.over.aborted).toBe(false)
  renderHook(() => useReportOpened(`reporte-${count}-nuevo`))
  expect(last.over.aborted).toBe(true)
})
