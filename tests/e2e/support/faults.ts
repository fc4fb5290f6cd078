import type { Page } from 'playwright-core'

/** Fills localStorage to its last character under keys of another site on this origin. */
export const fillUp = (page: Page) =>
  page.evaluate(() => {
    const fill = (name: string, largest: number, smallest: number) => {
      let text = localStorage.getItem(name) ?? ''
      for (let size = largest; size >= smallest; ) {
        try {
          localStorage.setItem(name, text + 'x'.repeat(size))
          text += 'x'.repeat(size)
        } catch {
          size = Math.floor(size / 2)
        }
      }
      return text
    }
    // The large part stays between faults; only the small one is removed and filled again.
    if (localStorage.getItem('otro_sitio') === null) {
      const large = fill('otro_sitio', 4_000_000, 60_000)
      localStorage.setItem('otro_sitio', large.slice(60_000))
    }
    fill('otro_sitio_resto', 60_000, 1)
  })

type Fault = {
  begin(page: Page): Promise<unknown>
  end(page: Page): Promise<unknown>
  /** The sentence that the person reads. */
  sentence: string
}

/** Ways in which a browser refuses to write, turned on while the app runs. */
export const WRITE_FAULTS: Record<'cuota' | 'bloqueo' | 'diario', Fault> = {
  cuota: {
    begin: fillUp,
    end: (page) => page.evaluate(() => localStorage.removeItem('otro_sitio_resto')),
    sentence: 'No hay espacio en este dispositivo.',
  },
  bloqueo: {
    begin: (page) =>
      page.evaluate(() => {
        const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
        Object.assign(globalThis, { original })
        Object.defineProperty(globalThis, 'localStorage', {
          configurable: true,
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
      }),
    end: (page) =>
      page.evaluate(() => {
        const { original } = globalThis as unknown as { original: PropertyDescriptor }
        Object.defineProperty(globalThis, 'localStorage', original)
      }),
    sentence: 'Este navegador no permite guardar datos.',
  },
  diario: {
    begin: (page) =>
      page.evaluate(() => {
        const { put } = IDBObjectStore.prototype
        Object.assign(globalThis, { put })
        IDBObjectStore.prototype.put = function (value, key) {
          if (String(key).startsWith('diario:')) throw new DOMException('Internal error.', 'UnknownError')
          return put.call(this, value, key)
        }
      }),
    end: (page) =>
      page.evaluate(() => {
        const { put } = globalThis as unknown as Pick<IDBObjectStore, 'put'>
        IDBObjectStore.prototype.put = put
      }),
    sentence: 'El navegador no confirmó que los datos quedaran guardados.',
  },
}

/** A key's text in localStorage and in its journal; null when there is none. */
export const stored = (page: Page, key: string) =>
  page.evaluate(
    (name) =>
      new Promise<{ local: string | null; journal: string | null }>((resolve, reject) => {
        const opening = indexedDB.open('bomberos')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const reading = db.transaction('datos').objectStore('datos').get(`diario:${name}`)
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            db.close()
            resolve({ local: localStorage.getItem(name), journal: reading.result?.raw ?? null })
          }
        }
      }),
    key,
  )

type Texts = readonly (readonly [key: string, raw: string])[]

/** Writes texts unchanged into localStorage and journals. */
export const writeTexts = (page: Page, local: Texts, journal: Texts) =>
  page.evaluate(
    ([mirror, pages]) =>
      new Promise<void>((resolve, reject) => {
        for (const [key, raw] of mirror) localStorage.setItem(key, raw)
        const opening = indexedDB.open('bomberos')
        opening.onupgradeneeded = () => opening.result.createObjectStore('datos')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const writing = db.transaction('datos', 'readwrite', { durability: 'strict' })
          const timestamp = Date.now()
          for (const [key, raw] of pages)
            writing.objectStore('datos').put({ v: 1, timestamp, raw }, `diario:${key}`)
          writing.onabort = () => reject(writing.error)
          writing.oncomplete = () => {
            db.close()
            resolve()
          }
        }
      }),
    [local, journal] as const,
  )
