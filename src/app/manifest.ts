import type { ManifestOptions } from 'vite-plugin-pwa'

/** What a phone needs to install the app. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Cuerpo de Bomberos Voluntarios de Villa Esperanza',
  short_name: 'Bomberos',
  description:
    'Información, transparencia y reportes ciudadanos del cuerpo de bomberos voluntarios. Funciona sin conexión.',
  lang: 'es-EC',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#FBF7F2',
  theme_color: '#B3261E',
  categories: ['government', 'utilities'],
  icons: [
    { src: '/pwa-64x64.png', sizes: '64x64', type: 'image/png' },
    { src: '/pwa-192x192.png', sizes: '192x192', type: 'image/png' },
    { src: '/pwa-512x512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/maskable-icon-512x512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  share_target: {
    action: '/reportar/compartir',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: 'files', accept: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] }],
    },
  },
  screenshots: [
    {
      src: '/img/pantalla-inicio-angosta.jpg',
      sizes: '720x1480',
      type: 'image/jpeg',
      form_factor: 'narrow',
      label: 'La página de inicio en un teléfono',
    },
    {
      src: '/img/pantalla-reportar-angosta.jpg',
      sizes: '720x1480',
      type: 'image/jpeg',
      form_factor: 'narrow',
      label: 'Formulario de reporte, también sin señal',
    },
    {
      src: '/img/pantalla-panel-ancha.jpg',
      sizes: '1280x800',
      type: 'image/jpeg',
      form_factor: 'wide',
      label: 'El panel de la brigada',
    },
  ],
  shortcuts: [
    { name: 'Reportar un problema', short_name: 'Reportar', url: '/reportar' },
    { name: 'Números de emergencia', short_name: 'Emergencia', url: '/contacto' },
    { name: 'Transparencia', short_name: 'Transparencia', url: '/transparencia' },
    { name: 'Panel administrativo', short_name: 'Panel', url: '/admin' },
  ],
}
