import { expect, onTestFinished, test, vi } from 'vitest'
import { asksLetters, exportPdf } from '@/admin/ui/print/export-file'
import { sitioStored } from '@/entities/sitio/sitio'
import { createObjectRepository } from '@/shared/storage/object-repository'
import { createOverlays } from '@/shared/ui/overlay/overlays'

const overlaysThat = (answer: boolean) => {
  const asked: string[] = []
  const told: string[] = []
  const overlays = {
    ...createOverlays(async () => {}),
    confirm: async ({ question }: { question: string }) => {
      asked.push(question)
      return answer
    },
    showNotice: (...said: unknown[]) => {
      told.push(said.join(' '))
      return () => {}
    },
  }
  return { asked, told, overlays }
}

test('what a PDF can’t draw is said before it is made, and nothing where it can', async () => {
  const { asked, overlays } = overlaysThat(false)
  expect(await asksLetters(overlays, { nombre: 'Wałęsa', medida: '2⅝"', frio: '−5' })).toBe(true)
  expect(asked).toEqual([])
  expect(await asksLetters(overlays, ['Bombera 🚒', { nota: '漢 🚒' }])).toBe(false)
  expect(asked).toEqual(['Estos signos saldrán como «?» o con otra letra: 🚒 漢. Puede corregirlos antes.'])
  expect(await asksLetters(overlaysThat(true).overlays, '🚒')).toBe(true)
})

test.each([
  [
    'https://otro.example/emblema.png',
    'El PDF va sin el emblema. El emblema está en otra página de internet, que no responde o no deja usarlo. En Configuración → Sitio puede subirlo como archivo.',
  ],
  ['idb:lejos', 'El PDF va sin el emblema. Su archivo todavía no está en este equipo.'],
])('an emblem that can’t be had (%s) is told, and the PDF is made without it', async (emblema, sentence) => {
  const decoding = vi
    .spyOn(HTMLImageElement.prototype, 'decode')
    .mockRejectedValue(new Error('nothing there'))
  onTestFinished(() => decoding.mockRestore())
  await createObjectRepository(sitioStored).update({ ejemplo: false, emblema })
  const { told, overlays } = overlaysThat(true)
  const made: unknown[] = []
  await exportPdf(overlays, 'parte.pdf', [], async (png) => {
    made.push(png)
    return new Blob(['%PDF'])
  })
  expect(made).toEqual([undefined])
  expect(told).toEqual([sentence])
})
