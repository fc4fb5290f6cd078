import { registerRoute } from 'workbox-routing'
import { putShared } from '@/shared/storage/device/shared-inbox'

const ACTION = '/reportar/compartir'

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** With status 303 the browser opens the form with a GET, so that a reload never shares twice. */
const openForm = (kept: boolean) => Response.redirect(`/reportar?compartido=${kept ? 'si' : 'no'}`, 303)

async function receive(request: Request): Promise<Response> {
  try {
    const form = await request.formData()
    const files = form.getAll('files').filter((value) => typeof value !== 'string')
    const [title, text, url] = ['title', 'text', 'url'].map((name) => textOf(form, name))
    await putShared({ title: title ?? '', text: text ?? '', url: url ?? '', files })
    return openForm(true)
  } catch (error) {
    console.error('No se pudo guardar lo compartido', error)
    return openForm(false)
  }
}

/** Takes what the phone's share sheet sends. The worker answers, so it works without a network. */
export function shareTarget(): void {
  registerRoute(
    ({ url }) => url.pathname === ACTION,
    ({ request }) => receive(request),
    'POST',
  )
}
