/** A page of the brigade and two generic links (spec §2.2). */
export const SOCIAL = [
  {
    label: 'Facebook',
    href: 'https://www.facebook.com/bomberosvillaesperanza',
    path: 'M13.6 21v-8.2h2.8l.4-3.2h-3.2V7.6c0-.9.3-1.6 1.6-1.6h1.7V3.1c-.3 0-1.3-.1-2.5-.1-2.5 0-4.1 1.5-4.1 4.2v2.4H7.500v3.2h2.800V21z',
  },
  {
    label: 'Instagram',
    href: 'https://www.instagram.com/',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.800a4.200 4.200 0 1 1 0 8.400 4.200 4.200 0 0 1 0-8.400zm0 2a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400zM16.800 6.200a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  },
  {
    label: 'YouTube',
    href: 'https://www.youtube.com/',
    path: 'M5 5.500h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zm5 3.300v6.400l5.500-3.200z',
  },
] as const
