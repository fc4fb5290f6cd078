/** In Hz: two high notes, twice, which sound like nothing else on a phone. */
const NOTES = [880, 1175, 880, 1175]
const NOTE_SECONDS = 0.18
const VOLUME = 0.25

async function ring(): Promise<void> {
  const audio = new AudioContext()
  try {
    // A page that nobody has touched may make no sound: then it stays silent.
    if (audio.state !== 'running') return
    const volume = audio.createGain()
    volume.gain.value = VOLUME
    volume.connect(audio.destination)
    const ended = NOTES.map((frequency, index) => {
      const note = audio.createOscillator()
      note.frequency.value = frequency
      note.connect(volume)
      note.start(audio.currentTime + index * NOTE_SECONDS)
      note.stop(audio.currentTime + (index + 1) * NOTE_SECONDS)
      return new Promise((done) => note.addEventListener('ended', done))
    })
    await Promise.all(ended)
  } finally {
    await audio.close()
  }
}

/** Plays it in one tab of this browser, and not over itself. */
export async function playTone(): Promise<void> {
  if (typeof AudioContext !== 'function') return
  if (!navigator.locks) return ring()
  await navigator.locks.request('bomberos-tono', { ifAvailable: true }, (lock) => (lock ? ring() : undefined))
}
