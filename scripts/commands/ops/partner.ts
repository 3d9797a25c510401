import { Command } from '@commander-js/extra-typings';
import { port, wholeNumber } from '../../arguments/values';

export const partner = new Command('partner')
  .description("a partner's brand (docs/settings.md) and service (docs/partner-protocol.md)")
  .addCommand(
    new Command('import')
      .description('puts the partners of a file in, with their looks, all of them or none')
      .argument('<file>', 'an array of partners as JSON')
      .action(async (file) => (await import('@poku/api/operators')).importPartnerFile(file)),
  )
  .addCommand(
    new Command('check')
      .description(
        "whether a partner's service keeps docs/partner-protocol.md; fails when a rule is broken. The account must exist and must not be linked. For a sandbox partner on this machine the address alone is enough",
      )
      .argument('<base-url>', 'as https://partner.example/poku')
      .option('--poku-key <key>', 'what Poku signs with')
      .option('--partner-key <key>', 'what the partner signs with')
      .option('--subject <account>', 'the account')
      .option('--msisdn <phone>', 'its phone number')
      .option('--email <e-mail>', 'its e-mail address')
      .option(
        '--debit <units>',
        'also takes so many units from the account, and gives them back',
        wholeNumber(),
      )
      .option('--listen <port>', 'also takes the events that the service sends', port)
      .option('--wait <seconds>', 'how long it takes events, after the checks', wholeNumber(), 60)
      .action(async (baseUrl, options) => {
        const { checkPartner } = await import('@poku/partner-check');
        const { sandboxAccount } = await import('@poku/api/operators');
        await checkPartner(baseUrl, options, sandboxAccount);
      }),
  );
