import { expect, test } from 'vitest'
import { entry, waitForWorker } from '../support/actions'
import { button, openAs } from '../support/admin'
import { withApp } from '../support/harness'

test('without a central a device installs the app with the brigade’s name, colour and icons', () =>
  withApp(
    async ({ page, context }) => {
      await openAs(page, 'jefe', '/admin/config?tab=sitio&publica=marca')
      await waitForWorker(page)
      const devtools = await context.newCDPSession(page)
      const manifest = async () => JSON.parse((await devtools.send('Page.getAppManifest')).data ?? '{}')
      expect(await manifest()).toMatchObject({ theme_color: '#B3261E' })
      await button(page, 'Verde').click()
      await button(page, 'Guardar Cambios').click()
      const stored = async () =>
        (await entry(page, 'bomberos_config_dibujos'))?.data as Record<string, string>
      await expect.poll(async () => (await stored())?.compartir).toMatch(/^idb:/)
      await page.reload()
      await expect.poll(manifest).toMatchObject({ theme_color: '#1e6b43' })
      const { icons } = await manifest()
      expect(icons.map(({ purpose }: { purpose?: string }) => purpose)).toEqual([
        undefined,
        'any',
        'maskable',
      ])
      const sizes = await page.evaluate(
        (sources: string[]) =>
          Promise.all(
            sources.map(async (source) => {
              const { width } = await createImageBitmap(await (await fetch(source)).blob())
              return width
            }),
          ),
        icons.map(({ src }: { src: string }) => src),
      )
      expect(sizes).toEqual([192, 512, 512])
      const { errors } = await devtools.send('Page.getAppManifest')
      expect(errors).toEqual([])
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
      expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([])
    },
    // The other tests' profiles are private windows to a whole Chromium, and those install nothing.
    { unmodified: true },
  ))
