import { useEffect } from 'react';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import { useCategoryTree } from '../../categories/useCategoryTree.ts';
import styles from './PersonaSuggestions.module.css';
import { personaOf, type PersonaId } from './personas.ts';
import { usePersonaTexts } from './usePersonaTexts.ts';

interface PersonaSuggestionsProps {
  persona: PersonaId;
  onAsk: (question: string) => void;
  /** A link to a department was followed: the container closes. */
  onLeave: () => void;
}

/** Example questions for a persona, and links to its departments, as far as the shop has them. */
export function PersonaSuggestions({ persona, onAsk, onLeave }: PersonaSuggestionsProps) {
  const { questions } = usePersonaTexts()(persona);
  const { departments } = personaOf(persona);
  const { tree = [], load } = useCategoryTree();
  const isKnowing = departments.length > 0;
  useEffect(() => {
    if (isKnowing) load();
  }, [isKnowing, load]);
  const links = departments.flatMap((slug) => tree.filter((category) => category.slug === slug));
  return (
    <ul className={styles.list}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className={styles.item} onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
      {links.map(({ id, slug, name }) => (
        <li key={id}>
          <Link to={paths.category([slug])} className={styles.item} onClick={onLeave} dir="auto">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
