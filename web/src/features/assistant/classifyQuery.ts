import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { mutate } from '../../relay/useMutation.ts';
import { assistantAnswers } from './voice/useAbilities.ts';
import type { BotQueryType, classifyQueryMutation } from './__generated__/classifyQueryMutation.graphql.ts';

/** How long a message waits for its classification, in milliseconds: a reply without it is better than none. */
const PATIENCE = 1500;

/**
 * Classifies a message. An assistant that is only being started is waited for, as its reply is. Without a result in time it returns the shopper's choice; the failure is only logged.
 */
export async function classifyQuery(
  environment: Environment,
  query: string,
  chosen: BotQueryType,
): Promise<BotQueryType> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await assistantAnswers(environment);
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('It took too long')), PATIENCE);
    });
    const botQueryClassify = await Promise.race([
      late,
      mutate<classifyQueryMutation>(
        environment,
        graphql`
          mutation classifyQueryMutation($input: BotQueryClassifyInput!) {
            botQueryClassify(input: $input) {
              queryType
              userErrors {
                code
              }
            }
          }
        `,
        { input: { query } },
      ),
    ]);
    const [refused] = botQueryClassify.userErrors;
    if (refused !== undefined) throw new Error(refused.code);
    return botQueryClassify.queryType ?? chosen;
  } catch (error) {
    // oxlint-disable-next-line no-console -- what the specification has for a failed classification
    console.warn('The message could not be classified', error instanceof Error ? error.message : '');
    return chosen;
  } finally {
    clearTimeout(timer);
  }
}
