import { useState } from 'react';
import { Button } from '../../../design/static/Button.tsx';
import { OfflineLabel } from '../../../features/assistant/offline/OfflineLabel.tsx';
import { useCannedReply } from '../../../features/assistant/offline/useCannedReply.ts';
import { PersonaIcon } from '../../../features/assistant/personas/PersonaIcon.tsx';
import { PersonaPicker } from '../../../features/assistant/personas/PersonaPicker.tsx';
import { PersonaSuggestions } from '../../../features/assistant/personas/PersonaSuggestions.tsx';
import { PERSONAS, type PersonaId } from '../../../features/assistant/personas/personas.ts';
import { QueryTypeSelector } from '../../../features/assistant/queryTypes/QueryTypeSelector.tsx';
import type { QueryChoice } from '../../../features/assistant/queryTypes/queryTypes.ts';
import { PictureSamples } from './PictureSamples.tsx';
import styles from './Samples.module.css';
import { VoiceSamples } from './VoiceSamples.tsx';

const stay = () => undefined;

/** The assistant's tools outside its panel. */
export default function AssistantSamples() {
  const [persona, setPersona] = useState<PersonaId | null>(null);
  const [isPicking, setPicking] = useState(false);
  const [choice, setChoice] = useState<QueryChoice>('auto');
  const [query, setQuery] = useState('');
  const replyOffline = useCannedReply();
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        {PERSONAS.map(({ id }) => (
          <PersonaIcon key={id} persona={id} />
        ))}
        <Button variant="secondary" aria-expanded={isPicking} onClick={() => setPicking(true)}>
          Personas
        </Button>
      </div>
      {isPicking && (
        <PersonaPicker selected={persona} onChoose={setPersona} onClose={() => setPicking(false)} />
      )}
      {persona !== null && <PersonaSuggestions persona={persona} onAsk={setQuery} onLeave={stay} />}
      <QueryTypeSelector value={choice} onChange={setChoice} />
      <div className={styles.row}>
        <OfflineLabel />
        <Button variant="secondary" onClick={() => replyOffline(query, setQuery)}>
          Offline
        </Button>
        <output>{query}</output>
      </div>
      <PictureSamples />
      <VoiceSamples />
    </div>
  );
}
